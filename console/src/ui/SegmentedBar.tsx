import { classNames } from './class-names.ts';
import { solidTextOf } from './theme-color-style.ts';
import type { ThemeColor } from './theme-colors.ts';

export type BarSegment = {
  label: string;
  value: number;
  color: ThemeColor;
  hatched?: boolean;
  hollow?: boolean;
};

type Props = {
  segments: readonly BarSegment[];
  /** Says the whole picture: "158 ready, 21 pending". Made from the segments when left out. */
  label?: string;
  size?: 'md' | 'lg';
};

const sizes = { md: 'h-1.5 rounded-xs', lg: 'h-3 rounded-sm' };
const leastWidths = { md: 'min-w-0.75', lg: 'min-w-1.5' };
const fills = {
  solid: 'bg-current',
  hatched:
    'bg-[repeating-linear-gradient(135deg,currentColor_0_2px,color-mix(in_srgb,currentColor_55%,var(--surface))_2px_4px)]',
  hollow: 'bg-[color-mix(in_srgb,currentColor_24%,var(--surface))] inset-ring inset-ring-current',
};

export function SegmentedBar({ segments, label, size = 'md' }: Props) {
  const shown = segments.filter(({ value }) => value > 0);
  const words = shown.map((segment) => `${segment.value.toLocaleString('en-US')} ${segment.label.toLowerCase()}`);
  return (
    <span
      role="img"
      aria-label={label ?? (words.join(', ') || 'Nothing yet')}
      className={classNames('flex w-full gap-0.5 overflow-hidden', sizes[size], shown.length === 0 && 'bg-border')}
    >
      {shown.map((segment) => (
        <span
          key={segment.label}
          style={{ flexGrow: segment.value }}
          className={classNames(
            'basis-0 transition-[flex-grow] duration-(--duration-base)',
            leastWidths[size],
            solidTextOf[segment.color],
            fills[segment.hollow ? 'hollow' : segment.hatched ? 'hatched' : 'solid'],
          )}
        />
      ))}
    </span>
  );
}
