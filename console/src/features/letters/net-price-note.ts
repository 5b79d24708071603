import { money } from '#ui/money.ts';

type Prices = { netPrice: number; printedNetPrice: number; loans: number; work: number };

export type NetPriceNote = { title: string; text: string };

/** Rounding on the page is no difference. */
const toleranceDollars = 1;

/** What to know where the letter prints another net price than its own figures make; undefined where they agree. */
export function netPriceNote({ netPrice, printedNetPrice, loans, work }: Prices): NetPriceNote | undefined {
  const hidden = netPrice - printedNetPrice;
  if (isNear(hidden, 0)) return undefined;
  if (hidden < 0) {
    const title = `The letter prints ${money(-hidden)} more than its figures make.`;
    return { title, text: 'It may leave out some of the aid, or count a cost that is not listed. Check the lines.' };
  }
  const title = `The letter understates the price by ${money(hidden)}.`;
  const taken = subtracted(hidden, loans, work);
  if (!taken) return { title, text: 'Its printed price does not follow from the lines that it lists. Check them.' };
  return { title, text: `It subtracts ${taken} as if they were gifts.` };
}

function subtracted(hidden: number, loans: number, work: number): string | undefined {
  if (loans > 0 && work > 0 && isNear(hidden, loans + work))
    return `${money(loans)} of loans and ${money(work)} of work`;
  if (loans > 0 && isNear(hidden, loans)) return `${money(loans)} of loans`;
  if (work > 0 && isNear(hidden, work)) return `${money(work)} of work earnings`;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= toleranceDollars;
}
