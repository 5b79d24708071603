import type { ApiKeyState } from '@tassel/contract/api-key.ts';
import type { IconName } from '#ui/icon-paths.ts';
import type { ThemeColor } from '#ui/theme-colors.ts';

export const stateLooks: Record<ApiKeyState, { words: string; color: ThemeColor; icon: IconName }> = {
  ACTIVE: { words: 'Active', color: 'green', icon: 'check-circle' },
  ROTATES_OUT: { words: 'Rotates out', color: 'orange', icon: 'clock' },
  ROTATED_OUT: { words: 'Rotated out', color: 'default', icon: 'refresh' },
  EXPIRED: { words: 'Expired', color: 'default', icon: 'clock' },
  DISABLED: { words: 'Disabled', color: 'default', icon: 'canceled' },
};

export const isUsable = ({ state }: { state: ApiKeyState }): boolean => state === 'ACTIVE' || state === 'ROTATES_OUT';

const dayMs = 86_400_000;

/** "in 12 days", "in 5 h"; undefined once it is over. */
export function timeLeft(time: string, now = new Date()): string | undefined {
  const leftMs = Date.parse(time) - now.getTime();
  if (leftMs <= 0) return undefined;
  if (leftMs < 3_600_000) return 'within the hour';
  if (leftMs < 2 * dayMs) return `in ${Math.ceil(leftMs / 3_600_000)} h`;
  return `in ${Math.ceil(leftMs / dayMs)} days`;
}

/** A call that shows that a key works, ready to be pasted into a shell. */
export const firstCall = (origin: string, secret: string): string =>
  `curl ${origin}/api/graphql/ \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ me { email organizationUsers { organization { id name } } } }"}'`;
