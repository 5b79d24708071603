import { remembered } from '../phrases/remembered.ts';

/** `isPlain` has neither dollar sign, comma nor cents: it may be no money at all. */
export type Money = { value: number; isNegative: boolean; isPlain: boolean };

const money = /^[-–−+]?\$?\(?[-–−]?\$?\s?[-–−]?(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d\d))(\.\d{2})?\)?[-–−*†‡]*$/;

/** The value of "$1,250", "(1,250.00)", "-$1,250", "1,250-"; null for anything else. */
export const readMoney = (text: string): Money | null => (hasDigit.test(text) ? readDigits(text) : null);

/** Without one nothing is money; "$O" is what a reader makes of one. */
export const hasDigit = /\d|\$ ?o/i;

const readDigits = remembered((text: string): Money | null => {
  // Dots before a number lead to it; ".00" alone is cents.
  const clean = repair(text.replace(/[,;:.]$/, '').replace(/^\.+(?=[$(]|\d{1,3},\d|\d{3})/, ''));
  const match = money.exec(clean);
  if (match?.[1] === undefined || (clean.includes(')') && !clean.includes('('))) return null;
  if (/^0\d/.test(match[1])) return null;
  const value = Number(match[1].replaceAll(',', '')) + Number(match[2] ?? 0);
  // "8.34" and "3.41" are versions, rates and grades.
  const isPlain = !/[$,]/.test(clean) && (!/\.\d\d/.test(clean) || (value > 0 && value < 20));
  // So many figures without a comma are somebody's number.
  if (isPlain && value >= 100_000) return null;
  const isNegative = /^[-–−]|^\$?\s?[-–−]|[-–−]$/.test(clean.replace(/[*†‡]+$/, '')) || /^\$?\(.*\)$/.test(clean);
  return { value, isNegative, isPlain };
});

/** The money that a printed word holds, without the marks around it: "(Total $9,400.)" ends in a bracket that it did not open. */
export const moneyInWord = remembered((text: string): Money | null => {
  // "50.000%" is a share.
  if (text.includes('%')) return null;
  const bare = text.replace(/^[^\d$(+–-]+|[^\d)*–-]+$/g, '');
  return readMoney(bare.includes('(') ? bare : bare.replace(/[.,;:]?\)+$/, ''));
});

/** What readers of pictures make of money: "S3,500", "$1O,000", "$3.500". */
const repair = (text: string): string => {
  if (!/\d/.test(text) && !/^\$[oO]$/.test(text)) return text;
  return text
    .replace(/^([-–−(]?)(?:S(?=\d{1,3},)|§(?=\d[\d,]{2}))/, '$1$$')
    .replace(/(?<=[\d,$])[oO](?=[\d,.oO]|$)/g, '0')
    .replace(/(?<=[\d,$])[lI](?=[\d,.])/g, '1')
    .replace(/(\d{1,3})\.(\d{3})(?=$|\.\d\d$|[)-])/, '$1,$2');
};
