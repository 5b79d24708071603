import type { Comparison, LetterScore } from './compare-letter.ts';
import { type Summary, summarizeVariants } from './summary.ts';

const shareColumns = [
  'status',
  'aid',
  'strict',
  'cost',
  'exact',
  'free',
  'name',
  'state',
  'year',
  'calibration',
] as const satisfies (keyof Summary)[];

/** The figures of each variant and of all letters, in per cent. */
export function scoreTable(letters: readonly LetterScore[]): string {
  const rows = summarizeVariants(letters).map(({ name, summary }) => [
    name,
    String(summary.files),
    String(summary.ready),
    ...shareColumns.map((column) => percent(summary[column])),
    String(summary.held),
    summary.ms === null ? '–' : String(Math.round(summary.ms)),
  ]);
  const head = ['variant', 'files', 'ready', ...shareColumns, 'held', 'ms'];
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const draw = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [head, ...rows].map(draw).join('\n');
}

/** The worst letters first, with what is missing and what is too much. */
export function missList(letters: readonly LetterScore[], count: number): string {
  const worst = letters.filter((letter) => weight(letter) > 0).sort((a, b) => weight(b) - weight(a));
  return worst.slice(0, count).map(missText).join('\n\n') || 'no misses';
}

function weight({ isStatusRight, read }: LetterScore): number {
  const faults = read
    ? [read.aid, read.cost].reduce((sum, each) => sum + each.missing.length + each.extra.length, 0)
    : 0;
  const wrong = [read?.isNameRight, read?.isStateRight, read?.isYearRight].filter((each) => each === false).length;
  return (isStatusRight ? 0 : 1000) + faults * 10 + wrong;
}

function missText({ truth, answer, isStatusRight, read }: LetterScore): string {
  const status = isStatusRight ? '' : `  status ${answer?.status ?? 'none'}, expected ${truth.expectedStatus}`;
  const head = `${truth.file}  [${truth.variant ?? 'unknown'}]${status}`;
  if (!read) return head;
  if (answer?.status !== 'READY')
    return `${head}\n  nothing read: ${read.aid.truth} aid, ${read.cost.truth} costs missing`;
  const fields = [
    { name: 'name', isRight: read.isNameRight, got: answer.institution?.name, wanted: truth.institution?.name },
    { name: 'state', isRight: read.isStateRight, got: answer.institution?.state, wanted: truth.institution?.state },
    { name: 'year', isRight: read.isYearRight, got: answer.awardYear, wanted: truth.awardYear },
  ];
  const wrong = fields
    .filter((field) => field.isRight === false)
    .map((field) => `  ${field.name}: ${field.got ?? 'none'}, expected ${field.wanted ?? 'none'}`);
  return [head, ...itemLines('aid', read.aid), ...itemLines('cost', read.cost), ...wrong].join('\n');
}

type Item = { value: number; category: string; source?: string; subCategory?: string; description?: string | null };

function itemLines(kind: string, { missing, extra }: Comparison<Item>): string[] {
  const show = ({ value, source, category, subCategory, description }: Item) =>
    `${value} ${[source, category, subCategory].filter(Boolean).join('/')}  ${description ?? ''}`.trimEnd();
  return [
    ...missing.map((item) => `  missing ${kind}: ${show(item)}`),
    ...extra.map((item) => `  extra ${kind}:   ${show(item)}`),
  ];
}

function percent(share: number | null): string {
  return share === null ? '–' : (100 * share).toFixed(1);
}
