import type { Classification } from './classification.ts';
import { letterConfidence } from './confidence.ts';
import type { Findings } from './findings.ts';
import { type LineStep, lineSteps } from './line-steps.ts';
import type { Line } from './lines.ts';
import { figuresOn } from './term-sums.ts';

/**
 * What may mislead: cards, parts side by side, figures among words, headings and so on are seen where others see a table.
 * `upperHeads` and `lowerHeads`: of two lines of heads the other one counts alone.
 */
export type Step =
  | LineStep
  | 'cards'
  | 'rhythm'
  | 'gutters'
  | 'pairs'
  | 'upperHeads'
  | 'lowerHeads'
  | 'figuresInNames'
  | 'blockSections'
  | 'headings'
  | 'firstTold'
  | 'toldItems'
  | 'toldSiblings'
  | 'parts'
  | 'edges';

/** What is seen before the rows are. */
export const ofLines: Step[] = ['parts', 'edges'];

/** How often each leads to what the sums bear out decides the order. */
export const steps: Step[] = [
  'cards',
  'rhythm',
  'gutters',
  'blockSections',
  'figuresInNames',
  'pairs',
  'lowerHeads',
  'upperHeads',
  'headings',
  'firstTold',
  'toldItems',
  'toldSiblings',
  'parts',
  'edges',
  ...(Object.keys(lineSteps) as LineStep[]),
];

/** What was read, and what speaks for and against it. */
export type Answer = { classification: Classification; findings: Findings };

/**
 * A letter that was read without one step holds only if a printed sum bears out its free money and nothing speaks against it,
 * not even what such a sum would outweigh. Without headings a sum of all aid does not tell gifts from loans.
 */
export const isBorneOut = ({ classification, findings }: Answer, step: Step): boolean =>
  classification.status === 'READY' &&
  (findings.proof === 'GIFT' || (findings.proof === 'ALL' && step !== 'headings')) &&
  letterConfidence({ ...findings, proof: null, isPicture: false }) >= leastClear;

/** Where no doubt is left but that nothing is proven, and perhaps that the school is not named. */
const leastClear = 0.9;

export const freeMoney = ({ classification }: Answer): number =>
  sumOf(classification.aid.filter(({ category }) => category === 'GRANT' || category === 'SCHOLARSHIP'));

/** The costs come to a sum that is printed, or are what they were but for those that are aid. */
export function areCostsSure({ classification }: Answer, before: Answer, lines: Line[]): boolean {
  const values = classification.costs.map(({ value }) => value);
  const aid = classification.aid.map(({ value }) => value);
  const lost = before.classification.costs.map(({ value }) => value).filter((value) => !values.includes(value));
  const sum = sumOf(classification.costs);
  const isSame =
    values.length + lost.length === before.classification.costs.length && lost.every((value) => aid.includes(value));
  return isSame || (!values.includes(sum) && lines.some((line) => figuresOn(line).includes(sum)));
}

const sumOf = (amounts: { value: number }[]): number => amounts.reduce((total, { value }) => total + value, 0);
