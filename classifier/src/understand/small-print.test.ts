import { describe, expect, test } from 'vitest';
import type { Reading, Word } from '../page.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { leastConfidence } from './status.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';
const changed = (text: string, change: (word: Word) => Partial<Word>): Reading => ({
  pages: letterFromText(head + text).pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, ...change(word) })),
  })),
});
const listed = (letter: Reading): string[] =>
  understand(letter).aid.map(({ description, value }) => `${description} ${value}`);

describe('small print and names', () => {
  test('a rate or hours under the name of an award are no part of it, with the figure at half height', () => {
    const text = `
Federal Pell Grant                      $4,000
Loan Options
Direct Unsubsidized Loan                $2,000
5.2% interest rate, 1.1% fee
Work Options
Federal Work-Study                      $1,800
8 hours per week`;
    const isRemark = ({ y }: Word): boolean => [30 + 5 * 14, 30 + 8 * 14].includes(y);
    const letter = changed(text, (word) => {
      if (/^\$[21],/.test(word.text)) return { y: word.y + 6 };
      return isRemark(word) ? { y: word.y - 2 } : {};
    });
    const all = ['Federal Pell Grant 4000', 'Direct Unsubsidized Loan 2000', 'Federal Work-Study 1800'];
    expect(listed(letter)).toEqual(all);
  });

  test('nor are they in brackets that go on under it', () => {
    const text = `
Federal Pell Grant                               $4,000
Direct Subsidized Loan (6.53%                    $2,200
interest rate)
Direct Unsubsidized Loan (6.53%                  $3,300
interest rate, 1.057% fee)`;
    const isSmall = ({ text: word }: Word): boolean => /^(\(?[16]\.\d+%|interest|rate[),]|fee\))/.test(word);
    expect(listed(changed(text, (word) => (isSmall(word) ? { height: 8.4, y: word.y + 1.3 } : {})))).toEqual([
      'Federal Pell Grant 4000',
      'Direct Subsidized Loan 2200',
      'Direct Unsubsidized Loan 3300',
    ]);
  });

  test('nor are they behind its name', () => {
    const text = `
Federal Pell Grant                              $4,000
Direct Unsubsidized Loan 5.2% interest rate     $2,000
Federal Work-Study 8 hours per week             $1,800
Work-Study pays 8 hours per week at                $14`;
    expect(understand(letterFromText(head + text)).aid.map(({ value }) => value)).toEqual([4000, 2000, 1800]);
  });

  test.each(['5.50%', 'at 5.5%', '6% fixed'])('a rate close behind a figure is none of its own: %s', (rate) => {
    const page = letterFromText(`${head}
Federal Pell Grant                  $2,000
Direct Subsidized Loan              $3,500 ${rate}
Federal Work-Study                  $1,800`);
    for (const word of page.pages[0]?.words ?? []) if (/%|^at$/.test(word.text)) word.x -= 3;
    expect(understand(page).aid.map(({ value }) => value)).toEqual([2000, 3500, 1800]);
  });

  test('a note over a total is no part of its name', () => {
    const text = `
Award                                   Amount
Harmon Grant                            $3,000
Federal Pell Grant                      $4,000
Federal Work-Study                      $1,800
Earned by the hour; paid every month
Total                                   $8,800`;
    const isNote = ({ y }: Word): boolean => y === 30 + 6 * 14;
    const letter = changed(text, (word) => (isNote(word) ? { height: 8, y: word.y + 3 } : {}));
    const { aid, printedSums } = understand(letter);
    expect(aid).toHaveLength(3);
    expect(printedSums?.map(({ description }) => description)).toEqual(['Total']);
  });

  test('heads close together part where their columns end', () => {
    const text = `
Offered                       Each Term Full Year
Harmon Grant                     $1,000    $2,000
Federal Pell Grant               $1,501    $3,001
Odell Award                        $250      $500`;
    const letter = changed(text, ({ text: word, x }) => (word === 'Each' ? { x: x + 4 } : {}));
    expect(listed(letter)).toEqual(['Harmon Grant 2000', 'Federal Pell Grant 3001', 'Odell Award 500']);
  });

  test('a clause over a figure of a card is its name', () => {
    const { aid, confidence } = understand(
      letterFromText(`${head}
GIFTS
Harmon Grant              Odell Prize
$9,000                    $1,500

Federal Pell Grant        All that you never have to repay
$3,000                    $13,500`),
    );
    expect(aid.map(({ value }) => value)).toEqual([9000, 1500, 3000]);
    expect(confidence).toBeGreaterThan(leastConfidence);
  });

  test('the smallest grant of a program is no offer', () => {
    const { confidence } = understand(
      letterFromText(`${head}
Harmon Grant                            $3,000
Federal Pell Grant                      $4,000
Direct Subsidized Loan                  $3,500
Total                                  $10,500

Ask us when your plans change. The smallest Pell for 2026-27 is $740 and
the largest is $7,395.`),
    );
    expect(confidence).toBeGreaterThan(leastConfidence);
  });
});
