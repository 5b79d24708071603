/** The only numbers that the built-in test processor takes: nobody shall type a real one into it (D 43). */
export const testCards = [
  { number: '4242424242424242', brand: 'visa', outcome: 'PAYS', words: 'Pays.' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'PAYS', words: 'Pays.' },
  { number: '4000000000000002', brand: 'visa', outcome: 'DECLINED', words: 'Is declined at once.' },
  {
    number: '4000000000000341',
    brand: 'visa',
    outcome: 'DECLINED_LATER',
    words: 'Is taken, but declined for an invoice.',
  },
] as const;

/** How the payment method of a card begins that an invoice can't be paid with. */
export const declinedLater = 'pm_test_declined_later';

export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string };

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

export const findTestCard = (typed: string) => testCards.find(({ number }) => number === digitsOf(typed));

/** What is wrong with each field, as a card form says it. */
export function cardProblems({ number, expMonth, expYear, cvc }: TypedCard, now: Date) {
  const isOver = expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  const isYear = Number.isInteger(expYear) && expYear >= 2000 && expYear <= 2099;
  return {
    number: findTestCard(number) ? undefined : 'Only test cards work here, such as 4242 4242 4242 4242.',
    expiry: isMonth && isYear && !isOver ? undefined : 'Enter a month to come, as MM / YY.',
    cvc: /^\d{3,4}$/.test(cvc) ? undefined : 'Enter the 3 or 4 digits.',
  };
}

/** "12 / 34" or "12/2034". */
export function readExpiry(typed: string): { expMonth: number; expYear: number } {
  const [, month, year] = typed.match(/^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/) ?? [];
  return {
    expMonth: Number(month ?? Number.NaN),
    expYear: Number(year?.length === 2 ? `20${year}` : (year ?? Number.NaN)),
  };
}
