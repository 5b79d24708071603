import { money } from '#ui/money.ts';

type Props = { label: string; value: number | null };

/** A result of the arithmetic: a rule stands above it. */
export function ResultLine({ label, value }: Props) {
  return (
    <p className="flex justify-between gap-4 border-t border-b border-t-text border-b-border py-2.5 text-base font-semibold">
      <span>{label}</span>
      <span className="tabular-nums">{value === null ? '–' : money(value)}</span>
    </p>
  );
}
