import { shortNames, states } from './states.ts';

/** Short names that are words, or names of people, at the head of a fund's title: "Miss", "Penn". */
const ambiguous = /^(del|ill|ind|mass|miss|mont|oreg?|penn|wash)$/;
const apartNames: Record<string, string[]> = { NM: ['n mex'], WV: ['w va'] };
const titlesOf = (code: string): string[] =>
  [...(shortNames.get(code) ?? []), ...(apartNames[code] ?? [])].filter((name) => !ambiguous.test(name));

/** "Ky Tuition Grant": the code in small letters too, where it is no word. */
const words = new Set(['AL', 'CO', 'DE', 'HI', 'ID', 'IN', 'LA', 'MA', 'ME', 'MI', 'MO', 'OH', 'OK', 'OR', 'PA']);
const titles = new Map(
  states.map(({ code, name }) => {
    const small = words.has(code) ? code : `${code[0]}${code[1]?.toLowerCase()}`;
    const codeAhead = new RegExp(`^(Est\\.? )?(${code}|${small})\\.? `);
    return [code, { codeAhead, whole: name.toLowerCase(), short: titlesOf(code) }];
  }),
);

/** "Tenn Student Asst", "OK Tuition Aid" at a school of that state: the title in normal text, with the state's name in full. */
export function withStateName(label: string, normal: string, schoolState: string | null): string {
  const state = titles.get(schoolState ?? '');
  if (!schoolState || !state) return normal;
  const isCode = state.codeAhead.test(label);
  const short = [...(isCode ? [schoolState.toLowerCase()] : []), ...state.short];
  const title = normal.replace(/^estimated /, '');
  const found = short.find((name) => title.startsWith(`${name} `));
  return found ? title.replace(found, state.whole) : normal;
}
