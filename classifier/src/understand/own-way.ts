import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { Line } from './lines.ts';

/** Which of the ways of living a line or a sentence says to be the student's; -1 where none is, or more than one. */
export function ownOf(heads: string[], lines: Line[]): number {
  const told = statementsIn(lines);
  const named = toldOf(heads, told);
  const own = named < 0 ? saidOf(heads, told) : named;
  const short = own < 0 ? heads.map((head) => columnPhrases.living.exec(head)?.[0] ?? head) : heads;
  // "Off campus residence" may be called "off campus" elsewhere, if no other head is.
  return own < 0 && new Set(short).size === heads.length ? toldOf(short, told) : own;
}

/** What lines and the sentences over several of them say of the reader, as normal text. */
function statementsIn(lines: Line[]): string[] {
  const text = lines.map((line) => (goesOn(line) ? `${line.text} ` : `${line.text}\n`)).join('');
  return text.split(/(?<=[.;!?])\s|\n/).flatMap((part) => {
    const normal = ` ${normalText(part)} `;
    return isOwn.test(normal) && !part.endsWith('?') && !isOpen.test(normal) ? [normal] : [];
  });
}

/** A line of a sentence that ends on another. */
const goesOn = ({ pieces, text }: Line): boolean =>
  pieces.length === 1 && (pieces[0]?.words.length ?? 0) > 7 && !/[.:;!?]$/.test(text);

const isOwn =
  /\b(you(r|ve)?|residency|we)\b|\b(housing|residency|residence|living|living arrangement|enrolled|budget|student) (plan|status|choice|type|code|is|used|preference)\b/;

/** What would be, what the reader may do, and what others do. */
const isOpen = /\b(if|should you|unless|whether|may|might|could|can|or|students who|instead|in case)\b/;

function toldOf(heads: string[], told: string[]): number {
  const telling = told.filter((text) => heads.filter((head) => text.includes(` ${head} `)).length === 1);
  return only(heads.flatMap((head, index) => (telling.some((text) => text.includes(` ${head} `)) ? [index] : [])));
}

const only = (found: number[]): number => (new Set(found).size === 1 ? (found[0] as number) : -1);

/** "You told us you will live with family" beside "With parents": other words for the way, or the place of its column. */
function saidOf(heads: string[], told: string[]): number {
  const ways = heads.map(wayIn);
  if (heads.some((head) => isOfState.test(head))) return -1;
  const said = told.filter((text) => isSaid.test(text) && isLiving.test(text));
  return only(
    said.flatMap((text) => {
      const at = columnIn(text, heads.length);
      const way = wayIn(text);
      return at >= 0 ? [at] : way && ways.filter((each) => each === way).length === 1 ? [ways.indexOf(way)] : [];
    }),
  );
}

const isOfState = /\b(state|district|county|non ?resident)\b/;
const isSaid =
  /\bresidency\b|\byou (have |had )?(told|said|indicated|stated|listed|reported|chose|selected|plan|planned|will|are living|intend|answered|wrote|are (listed|counted|recorded|coded|considered|treated))\b|\b(as|since|because) you (live|commute)\b|\b(offer|aid|budget|award|package|letter) assumes\b|\bwe expect you\b|\byour (\w+ )?(aid|offer|award|package) (is|was) (based|built|figured|set)\b|\byour (\w+ )?(fafsa|application|forms?|housing|budget|records?|answers?|choice|cost of attendance|residency|residence)\b|\bour records\b|\bwe( have)? (used|based|figured|built|counted|set|calculated|assumed?)\b|\b(applies to|is for|meant for|is the one for) you\b|\byours\b/;
const isLiving = /\b(liv(e|es|ing)|resid\w+|hous(e|ed|ing)|commut\w+|stay\w*|dorm\w*|budgets?|columns?)\b/;

const ways: [string, RegExp][] = [
  [
    'FAMILY',
    /\b(with|at) ((an?|my|the|your|his|her|their|one) )?(parents?|family|families|relatives?|mother|father|mom|dad|guardians?|grandparents?|home)\b|\bcommut(er|ers|e|es|ing)\b|\b(parents|familys?) (home|house)\b|(?<!away )\bfrom home\b/,
  ],
  [
    'CAMPUS',
    /\b(on campus|campus housing|residence halls?|residential|dorm(s|itory|itories)?)\b|\bresident(?= student\b|s?$)/,
  ],
  ['APART', /\b(off campus|apartment|away from home|place of your own|own place|rent(s|ing|ed)?)\b/],
];

/** The one way of living that normal text names. */
function wayIn(text: string): string | null {
  const found = ways.filter(([, pattern]) => pattern.test(text.trim()));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** "The second column", "the right-hand column"; -1 where none is named. */
function columnIn(text: string, count: number): number {
  const [, place] = /\b(first|second|third|left|right|last|middle)( hand)? (column|budget)\b/.exec(text) ?? [];
  if (!place) return -1;
  const at = {
    first: 0,
    left: 0,
    second: 1,
    third: 2,
    middle: count === 3 ? 1 : -1,
    right: count - 1,
    last: count - 1,
  }[place];
  return at !== undefined && at < count ? at : -1;
}
