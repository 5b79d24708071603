const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$7,395`; cents only where the amount has them. */
export function money(value: number): string {
  const cents = Math.round(value * 100);
  const dollars = cents / 100 || 0;
  return (cents % 100 === 0 ? whole : withCents).format(dollars).replace('-', '−');
}

/** What a person typed as dollars, at most two decimals: undefined where it is no amount. */
export function parseMoney(typed: string): number | undefined {
  const digits = typed.replace(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}
