import { counted } from '#ui/counted.ts';

const dayMs = 86_400_000;

/** "expired", "expires within a day", "expires in 5 days". */
export function expiryWords(expireTime: string, now = new Date()): string {
  const leftMs = new Date(expireTime).getTime() - now.getTime();
  if (leftMs <= 0) return 'expired';
  return leftMs < dayMs ? 'expires within a day' : `expires in ${counted(Math.ceil(leftMs / dayMs), 'day')}`;
}
