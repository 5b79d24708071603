import { classNames } from '#ui/class-names.ts';
import { SegmentedBar } from '#ui/SegmentedBar.tsx';
import { solidTextOf } from '#ui/theme-color-style.ts';
import { coverage } from './coverage.ts';
import type { LetterTotals } from './known-totals.ts';

/** How the cost is met, as a bar and in words. */
export function CoverageBar({ totals }: { totals: LetterTotals }) {
  const shares = coverage({ ...totals, totalCost: totals.totalCost ?? 0 });
  if (!totals.totalCost || shares.length === 0) return null;
  const words = shares.map(({ label, percent }) => `${label} ${percent}%`);
  return (
    <div>
      <SegmentedBar segments={shares} label={words.join(', ')} size="lg" />
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-muted">
        {shares.map(({ label, color, hollow }, index) => (
          <li key={label} className="flex items-center gap-1.5 whitespace-nowrap">
            <span
              className={classNames(
                'size-2 rounded-[2px]',
                solidTextOf[color],
                hollow ? 'inset-ring inset-ring-current' : 'bg-current',
              )}
            />
            {words[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}
