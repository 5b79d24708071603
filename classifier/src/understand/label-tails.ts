/** The name without what is said of it behind a comma, a dash or in brackets, how it is renewed, and its rate or hours. */
export const mainOf = (label: string): string =>
  label
    .replace(/\([^)]*\)/g, ' ')
    .replace(/([,;]| [–—-]) .*$| renew(able|s|ed)\b.*$/, '')
    .replace(rateOrHours, '')
    .replace(hoursCounted, '');
/** "Direct Loan at 5.2% interest", "Work-Study 8 hours per week". */
export const rateOrHours = /\s(at |@ ?)?\d[\d.]*\s?(%|h(ou)?rs?\b)[^$]*\b(rate|interest|fees?|apr|week)$/i;
/** "Work-Study Hours Per Week: 8"; without their number behind them the figure would be the hours. */
export const hoursCounted =
  /[\s,;–—-]+(est\w*\.? )?(hours|hrs)\.? (per|a|each|\/) ?week\b[^$\d]*\d{1,2}([–-]\d{1,2})?\)?$/i;

/** "5.2% interest, 1.1% fee" by itself: what is said of the loan above. */
export const isRateAlone = (text: string): boolean => /^\d[\d.]*\s?%/.test(text) && rateOrHours.test(` ${text}`);

/** "Direct Loan 5.2% interest, 1.1% fee": what is taken from a loan makes no fee of it. */
export const withoutRate = (label: string): string => (label.includes('%') ? label.replace(loanRate, '') : label);
const loanRate = /(?<=\bloan\b.*)\s(at |@ ?)?\d[\d.]*\s?%[^$]*\b(rate|interest|fees?|apr)$/i;

/** "All amounts, without the housing allowance": what a line leaves out says nothing of what it is. "Doctors Without Borders Grant" is a name. */
export const withoutLeftOut = (label: string): string => label.replace(leftOut, '').trim();
const leftOut =
  /(?<=\p{L}{3}.*)[\s,;–—-]*[\s(](without|excluding|leaving out|not (counting|including)) \p{Ll}.*(?<!\b(grant|scholarship|award|fund))$/u;
