import { needPattern } from '../phrases/gift-phrases.ts';
import { kindOf } from '../phrases/kind-phrase.ts';
import { genericWords } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { withStateName } from '../phrases/state-abbreviations.ts';
import { anyStateProgram, type StateProgram, statePrograms } from '../phrases/state-programs.ts';
import { states } from '../phrases/states.ts';
import type { AidContext } from './aid-kind.ts';
import type { AidKind } from './classification.ts';

const kinds: Record<StateProgram['type'], AidKind> = {
  G: kindOf('STATE', 'STATE_GRANT'),
  S: kindOf('STATE', 'STATE_SCHOLARSHIP'),
  L: kindOf('STATE', 'STATE_LOAN'),
  W: kindOf('STATE', 'TUITION_WAIVER'),
  WS: kindOf('STATE', 'STATE_WORK_STUDY'),
};

/** "Vermont Builders Guild" bears the state's name and is not the state. */
const organization =
  /\b(guild|club|association|assn|union|company|co op|cooperative|lodge|auxiliary|legion|society|foundation|trust|farm bureau|league|council|rotary|kiwanis|lions|elks|ruritan|jaycees|grange|church|chamber of commerce|credit union)\b/;

/** The governors of a school are not the state's. */
const schoolBoard = /\bboard of (governor|regents|trustees)\b/;

const namesProgram = remembered((normal: string): boolean => anyStateProgram.test(normal));

/** The kind of a state programme, by its name or by the state's; null for other lines. */
export function stateKind(label: string, normal: string, isLoan: boolean, context: AidContext): AidKind | null {
  const full = withStateName(label, normal, context.schoolState);
  const names = [
    normal,
    ...(full === normal ? [] : [full]),
    ...withoutGiver(label),
    ...withoutState(label, full, context),
  ];
  const isNamed = !schoolBoard.test(normal) && names.some(namesProgram);
  const program = (isNamed ? statePrograms : []).find(
    ({ pattern, isLocal, state, type }) =>
      (!isLocal || state === context.schoolState) &&
      names.some((name) => pattern.test(name)) &&
      !(pattern.source.includes('.*') && organization.test(normal)) &&
      // "Hope Ballard Memorial Scholarship": a person.
      !(normal.includes(' memorial ') && !pattern.source.includes('memorial')) &&
      (!isLoan || type === 'L' || type === 'WS') &&
      !(isLocal && context.schoolWords.some((word) => normal.startsWith(`${word} `))) &&
      !isOwnName(normal, pattern, context),
  );
  // Whatever a state calls it, what goes by need is a grant.
  const isByNeed = (): boolean =>
    (needPattern.test(normal) || context.isNeedTold === true) && !/\bmerit\b/.test(normal);
  if (program) return program.type === 'S' && isByNeed() ? kinds.G : kinds[program.type];
  if (context.isNotState || !namesState(label, full, context) || organization.test(normal)) return null;
  if (isLoan && /\b(foundation|bank|credit union|association)\b/.test(normal)) return null;
  if (isLoan) return /\bstate\b/.test(normal) || !/\b(federal|direct|private)\b/.test(normal) ? kinds.L : null;
  if (/\bwork\b/.test(normal)) return kinds.WS;
  if (/\bscholarship\b|\bscholars?\b|\bpromise\b/.test(normal)) return isByNeed() ? kinds.G : kinds.S;
  return /\bgrant\b|\baward\b|\bassistance\b/.test(normal) ? kinds.G : null;
}

/** "DEAL (Bank of North Dakota)": the name alone, where what stands in brackets behind it does not call it another's. */
function withoutGiver(label: string): string[] {
  const [, name, giver] = (label.includes('(') && /^([^()]+) \(([^()]+)\)\W*$/.exec(label)) || [];
  return name && giver && !otherGiver.test(giver) ? [normalText(name)] : [];
}
const otherGiver = /\b(institutional|college|university|school|our|outside|private|external|federal|campus)\b/i;

/** "Delaware INSPIRE", "Governor's Award - AR": the name without the state's. */
function withoutState(label: string, full: string, { schoolState }: AidContext): string[] {
  const state = stateNames.find(({ code }) => code === schoolState);
  if (!state) return [];
  const name = full.replace(state.ahead, '');
  if (name !== full) return [name.replace(/ estimated$/, '')];
  const before = label.replace(state.behind, '');
  return before === label ? [] : [normalText(before)];
}

/** "Washington College Grant" at Washington College is the school's own. */
const isOwnName = (normal: string, pattern: RegExp, { schoolName }: AidContext): boolean =>
  schoolName.length > 0 && normal.startsWith(`${schoolName} `) && !pattern.test(normal.slice(schoolName.length + 1));

const stateNames = states.map(({ code, name }) => {
  const words = name.toLowerCase();
  return {
    code,
    words,
    byCode: new RegExp(`^(?:Est\\.? )?${code} (?![A-Z] )`),
    byName: new RegExp(`(^|estimated )${words}\\b`),
    ahead: new RegExp(`^(estimated )?(state of )?${words} `),
    behind: new RegExp(`(,| [–—-]) (${code}|${name}|State of ${name})$`),
  };
});

const anyCode = new RegExp(`^(?:Est\\.? )?(?:${states.map(({ code }) => code).join('|')}) `);
const anyName = new RegExp(`(?:^|estimated )(?:${stateNames.map(({ words }) => words).join('|')})\\b`);

/** "Access Grant (Florida)", "Bridge Grant (state, for high need)". */
const isInBrackets = (label: string): boolean => {
  if (!label.includes('(')) return false;
  const inside = /\(([^()]*)\)\W*$/.exec(label)?.[1]?.toLowerCase() ?? '';
  return (
    /^state( of \w+| program| funds?)?([,;:].*)?$/.test(inside) || stateNames.some(({ words }) => words === inside)
  );
};

/** "Virginia Shaw Scholarship": given names that are states'. */
const person = /^(georgia|virginia|montana) (\w+) (memorial )?(scholarship|award|grant|fund|prize)\b/;

/** "Ohio Street Scholarship", "Washington Family Award" in another state are called so; "Vermont Grant" may go with a student. */
function isOnlyName(normal: string, words: string, code: string, schoolState: string | null): boolean {
  const named = person.exec(normal)?.[2];
  if (named) return !genericWords.has(named);
  const rest = normal.slice(normal.indexOf(words) + words.length).split(' ');
  return schoolState !== null && schoolState !== code && !rest.every((word) => word === '' || genericWords.has(word));
}

function namesState(label: string, normal: string, { schoolName, schoolState }: AidContext): boolean {
  if (/^(estimated )?state (grant|scholarship|award|aid|loan)|\bstate of \w+/.test(normal)) return true;
  if (/^(estimated )?state (supplemental|need|tuition|incentive|opportunity|access) (\w+ )?(grant|award)/.test(normal))
    return true;
  // "Kulshan State Grant" at Kulshan State University is the school's.
  if (/\bstate (grant|scholarship)\b/.test(normal) && !schoolName.includes(' state')) return true;
  if (isInBrackets(label)) return true;
  if (!anyCode.test(label) && !anyName.test(normal)) return false;
  return stateNames.some(({ code, words, byCode, byName }) => {
    // A school that bears its state's name gives funds of that name too.
    if (schoolName.includes(words)) return !schoolName.includes('state') && normal.startsWith(`${words} state `);
    return byCode.test(label) || (byName.test(normal) && !isOnlyName(normal, words, code, schoolState));
  });
}
