import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** The aid of a letter in which lines stand 18 points apart, and the second lines of headings 12 under the first. */
function kindsIn(rows: string[]): string[] {
  const lines = [...head.split('\n'), ...rows];
  const steps = lines.map((_, index) => (/ and$/.test(lines[index - 1] ?? '') ? 12 : 18));
  const letter = letterFromText(lines.join('\n'));
  for (const word of letter.pages.flatMap(({ words }) => words))
    word.y = steps.slice(0, Math.round((word.y - 30) / 14) + 1).reduce((all, step) => all + step, 0);
  return understand(letter).aid.map(
    ({ description, source, subCategory }) => `${description} ${source} ${subCategory}`,
  );
}

test('a heading that goes on behind "and" in a narrow column is one', () =>
  expect(
    kindsIn([
      'Federal Pell Grant        $4,000',
      'College and',
      'Foundation Awards',
      'Cypress Honors            $2,500',
      'Tuition Discount            $800',
      'Loans and',
      'Employment',
      'Fed Direct Sub Ln         $3,500',
      'Library Helper            $1,800',
    ]),
  ).toEqual([
    'Federal Pell Grant FEDERAL PELL',
    'Cypress Honors INSTITUTION MERIT',
    'Tuition Discount INSTITUTION TUITION_WAIVER',
    'Fed Direct Sub Ln FEDERAL DIRECT_SUBSIDIZED',
    'Library Helper INSTITUTION INSTITUTIONAL_EMPLOYMENT',
  ]));
