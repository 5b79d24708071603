import { drawText, tinyPdf } from './tiny-pdf.ts';

export type LetterLine = string | readonly [label: string, figure: string];

/** A one-page letter as PDF: lines of text, or a label on the left and a figure on the right. */
export function letterPdf(lines: readonly LetterLine[]): Uint8Array {
  const content = lines.map((line, index) => {
    const y = 740 - index * 22;
    if (typeof line === 'string') return drawText(line, 60, y);
    return drawText(line[0], 60, y) + drawText(line[1], 480, y);
  });
  return tinyPdf([{ content: content.join('') }]);
}

/** An offer that is read well and holds no free money: a fund of the school's own stands among the loans. */
export const offerWithoutFreeMoney = ({
  student = 'Maya',
  school = 'Harbor Light College',
  fund = 'Lantern Fund',
  dollars = 5000,
} = {}) =>
  letterPdf([
    school,
    'Office of Financial Aid',
    '12 Pier Street, Astoria, OR 97103',
    '',
    'Financial Aid Award Letter 2026-2027',
    `Dear ${student}, we are pleased to offer you the following financial aid.`,
    '',
    'Cost of Attendance',
    ['Tuition', '$20,000'],
    ['Housing', '$9,000'],
    ['Total Cost of Attendance', '$29,000'],
    '',
    'Loans',
    ['Federal Direct Subsidized Loan', '$3,500'],
    ['Federal Direct Unsubsidized Loan', '$2,000'],
    [fund, `$${dollars.toLocaleString('en-US')}`],
    ['Total Loans', `$${(dollars + 5500).toLocaleString('en-US')}`],
  ]);
