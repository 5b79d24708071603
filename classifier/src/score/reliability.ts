import type { LetterScore } from './compare-letter.ts';
import { answeredReady } from './summary.ts';

const bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.001];

/** How often the free money is right by the confidence that was given, over the letters that are award letters. */
export function reliabilityTable(letters: readonly LetterScore[]): string {
  const read = letters.filter((letter) => letter.isFreeMoneyFound !== null);
  const rows = bounds.slice(0, -1).flatMap((from, index) => {
    const to = bounds[index + 1] ?? 1;
    const inside = read.filter(({ answer }) => (answer?.confidence ?? 0) >= from && (answer?.confidence ?? 0) < to);
    return inside.length > 0 ? [rowOf(`${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`, inside)] : [];
  });
  return ['confidence    letters  free money right', ...rows, readyLine(letters)].join('\n');
}

const rowOf = (name: string, letters: readonly LetterScore[]): string =>
  `${name.padEnd(12)}  ${String(letters.length).padStart(7)}  ${String(rightOf(letters)).padStart(16)}`;

const rightOf = (letters: readonly LetterScore[]): number => letters.filter((letter) => letter.isFreeMoneyFound).length;

function readyLine(letters: readonly LetterScore[]): string {
  const ready = answeredReady(letters);
  const held = letters.filter((letter) => letter.isFreeMoneyFound && letter.answer?.status !== 'READY').length;
  return `READY ${ready.length}, of them right ${rightOf(ready)}; right but held back ${held}`;
}
