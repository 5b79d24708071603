import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { solidTextOf } from './theme-color-style.ts';
import type { ThemeColor } from './theme-colors.ts';

export type LegendItem<Key extends string = string> = {
  key: Key;
  label: string;
  value: number;
  color: ThemeColor;
  icon: IconName;
};

type Props<Key extends string> = {
  label: string;
  items: readonly LegendItem<Key>[];
  pressed: readonly Key[];
  onToggle: (key: Key) => void;
};

/** The control that goes with a segmented bar: the bar is only its picture. */
export function Legend<Key extends string>({ label, items, pressed, onToggle }: Props<Key>) {
  return (
    <fieldset aria-label={label} className="-mx-2 mt-2 flex min-w-0 flex-wrap gap-1 max-md:grid max-md:grid-cols-2">
      {items.map(({ key, label, value, color, icon }) => (
        <button
          key={key}
          type="button"
          aria-pressed={pressed.includes(key)}
          onClick={() => onToggle(key)}
          className={classNames(
            'inline-flex h-(--control-height-sm) min-w-0 items-center gap-1.5 rounded-md border px-2 text-sm whitespace-nowrap hover:bg-surface-hover',
            pressed.includes(key)
              ? 'border-blue-border bg-surface-selected text-text'
              : 'border-transparent text-text-muted',
          )}
        >
          <Icon name={icon} size="sm" className={solidTextOf[color]} />
          <span className="truncate">{label}</span>
          <b className="font-semibold text-text tabular-nums">{value.toLocaleString('en-US')}</b>
        </button>
      ))}
    </fieldset>
  );
}
