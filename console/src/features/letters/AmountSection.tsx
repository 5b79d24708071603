import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { money } from '#ui/money.ts';
import { solidTextOf } from '#ui/theme-color-style.ts';
import type { AmountGroup } from './amount-groups.ts';

type Props = { group: Pick<AmountGroup, 'key' | 'title' | 'color' | 'sum'>; children: ReactNode };

/** Costs, free money, loans or work: its sum, and its lines. */
export function AmountSection({ group: { key, title, color, sum }, children }: Props) {
  return (
    <section aria-label={title}>
      <header className="flex items-center gap-2 border-b border-border pb-1.5 font-semibold">
        {key !== 'costs' && (
          <span aria-hidden="true" className={classNames('size-2 rounded-[2px] bg-current', solidTextOf[color])} />
        )}
        <h2>{title}</h2>
        <span className="ml-auto tabular-nums">{money(sum)}</span>
      </header>
      {children}
    </section>
  );
}
