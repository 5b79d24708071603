type Card = { brand: string; last4: string; expMonth: number; expYear: number };

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** "Visa ending in 4242, valid to 12/2034". */
export function cardWords(card: Card | null): string {
  if (!card) return 'No card on file';
  const { brand, last4, expMonth, expYear } = card;
  return `${brands[brand] ?? brand} ending in ${last4}, valid to ${String(expMonth).padStart(2, '0')}/${expYear}`;
}
