const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = `[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+${label}`;
const whole = new RegExp(`^${address}$`, 'i');
const anywhere = new RegExp(address, 'gi');

/** A simple pattern (spec §5): one address, nothing around it, and a dot in its domain. */
export const isEmail = (text: string): boolean => text.length <= 254 && whole.test(text);

/** Addresses are kept and compared in small letters. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** The addresses in a text, each once, and the words that are left when they are taken out (spec §5). */
export function findEmails(text: string): { emails: string[]; rest: string } {
  const emails = (text.match(anywhere) ?? []).map(normalEmail);
  const rest = text.replace(anywhere, ' ').replace(/[<>,;"]+/g, ' ');
  return { emails: [...new Set(emails)], rest: rest.replace(/\s+/g, ' ').trim() };
}

export const domainOf = (email: string): string => normalEmail(email).split('@').at(-1) ?? '';
