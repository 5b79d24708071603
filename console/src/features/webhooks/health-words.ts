import type { IconName } from '#ui/Icon.tsx';
import type { ThemeColor } from '#ui/theme-colors.ts';
import type { WebhookRow } from './state.ts';

export type Look = { label: string; color: ThemeColor; icon: IconName };

/** How a webhook does, at a glance. */
export function stateLook({ isEnabled, disabledReason, failingSince, health }: WebhookRow): Look {
  if (!isEnabled && disabledReason === 'BY_PERSON') return { label: 'Disabled', color: 'default', icon: 'pause' };
  if (!isEnabled) return { label: 'Disabled by failures', color: 'red', icon: 'x-circle' };
  if (failingSince) return { label: 'Failing', color: 'orange', icon: 'warning' };
  if (health.deliveredCount === 0) return { label: 'No deliveries yet', color: 'default', icon: 'clock' };
  return { label: 'Working', color: 'green', icon: 'check-circle' };
}

/** "99.3%"; never rounded up to all, nor down to none. */
export function percentWords(rate: number): string {
  if (rate === 1 || rate === 0) return `${rate * 100}%`;
  return `${Math.min(99.9, Math.max(0.1, Math.round(rate * 1000) / 10))}%`;
}

/** "in 4 min"; a moment that has passed is now. */
export function timeUntil(time: string, now = new Date()): string {
  const seconds = Math.round((new Date(time).getTime() - now.getTime()) / 1000);
  if (seconds <= 1) return 'now';
  if (seconds < 90) return `in ${seconds} s`;
  if (seconds < 90 * 60) return `in ${Math.round(seconds / 60)} min`;
  return `in ${Math.round(seconds / 3600)} h`;
}

/** "184 ms", "15.0 s". */
export const durationWords = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
