const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...clock });
const anyYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', ...clock });
const clockOnly = new Intl.DateTimeFormat('en-US', { ...clock, second: '2-digit' });

/** "Apr 14, 09:12"; with the year where it is not the present one. */
export function dayAndTime(time: string, now = new Date()): string {
  const date = new Date(time);
  return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date);
}

/** "Apr 14, 2026, 09:12". */
export function fullTime(time: string): string {
  return anyYear.format(new Date(time));
}

/** "09:14:52" for today, else the day too. */
export function clockTime(time: string, now = new Date()): string {
  const date = new Date(time);
  return date.toDateString() === now.toDateString() ? clockOnly.format(date) : dayAndTime(time, now);
}

/** "just now", "18 min ago", "3 h ago"; after a day, the day itself. */
export function timeAgo(time: string, now = new Date()): string {
  const passedMs = now.getTime() - new Date(time).getTime();
  if (passedMs < minuteMs) return 'just now';
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)} min ago`;
  if (passedMs < 24 * hourMs) return `${Math.floor(passedMs / hourMs)} h ago`;
  return dayAndTime(time, now);
}
