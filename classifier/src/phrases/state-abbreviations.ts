import { states } from './states.ts';

/** How fund titles shorten a state's name besides its code; not those that are words ("Miss", "Mass", "Penn"). */
const shortNames: Record<string, string> = {
  AL: 'ala',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif',
  CO: 'colo',
  CT: 'conn',
  FL: 'fla',
  KS: 'kan|kans',
  MI: 'mich',
  MN: 'minn',
  NE: 'neb|nebr',
  NV: 'nev',
  NM: 'n mex',
  OK: 'okla',
  PA: 'penna',
  TN: 'tenn',
  TX: 'tex',
  WV: 'w va',
  WI: 'wis|wisc',
  WY: 'wyo',
};

/** "Ky Tuition Grant": the code in small letters too, where it is no word. */
const words = new Set(['AL', 'CO', 'DE', 'HI', 'ID', 'IN', 'LA', 'MA', 'ME', 'MI', 'MO', 'OH', 'OK', 'OR', 'PA']);
const codeAhead = new Map(
  states.map(({ code }) => {
    const small = words.has(code) ? code : `${code[0]}${code[1]?.toLowerCase()}`;
    return [code, new RegExp(`^(Est\\.? )?(${code}|${small})\\.? `)];
  }),
);

/** "Tenn Student Asst", "OK Tuition Aid" at a school of that state: the title in normal text, with the state's name in full. */
export function withStateName(label: string, normal: string, schoolState: string | null): string {
  const state = states.find(({ code }) => code === schoolState);
  if (!state) return normal;
  const isCode = codeAhead.get(state.code)?.test(label);
  const short = [...(isCode ? [state.code.toLowerCase()] : []), ...(shortNames[state.code]?.split('|') ?? [])];
  const title = normal.replace(/^estimated /, '');
  const found = short.find((name) => title.startsWith(`${name} `));
  return found ? title.replace(found, state.name.toLowerCase()) : normal;
}
