import { classNames } from '#ui/class-names.ts';
import { money } from '#ui/money.ts';
import type { AmountLook, GroupKey } from './amount-groups.ts';
import { framed, type Rect, type Size } from './box-geometry.ts';

type Props = {
  amount: AmountLook;
  group: GroupKey;
  page: Size;
  isPointed: boolean;
  onPoint: (id: string | null) => void;
};

const colors: Record<GroupKey, string> = {
  costs: 'border-paper-default bg-paper-default/9',
  freeMoney: 'border-paper-green bg-paper-green/9',
  loans: 'border-paper-orange bg-paper-orange/9',
  work: 'border-paper-blue bg-paper-blue/9',
  other: 'border-paper-default bg-paper-default/9',
};
const pointed = 'border-2 border-paper-accent bg-paper-accent/14 ring-3 ring-paper-accent/16';
const margin = { x: 2.5, y: 1.5 };

/** A frame around an amount on the page. Its place is in percent of the page, so that it holds at every zoom. */
export function AmountBox({ amount, group, page, isPointed, onPoint }: Props) {
  const { id, description, value, figureBox, descriptionBox } = amount;
  if (!figureBox) return null;
  return (
    <>
      {isPointed && descriptionBox && descriptionBox.page === figureBox.page && (
        <span
          aria-hidden="true"
          style={placed(framed(descriptionBox, page, margin), page)}
          className="pointer-events-none absolute rounded-xs bg-paper-accent/14"
        />
      )}
      <button
        type="button"
        data-box={id}
        aria-label={`${description}, ${money(value)}`}
        style={placed(framed(figureBox, page, margin), page)}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
        onClick={() => focusLine(id)}
        className={classNames('absolute rounded-xs border outline-none', isPointed ? pointed : colors[group])}
      />
    </>
  );
}

function placed({ left, top, width, height }: Rect, page: Size) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(left, page.width),
    top: percent(top, page.height),
    width: percent(width, page.width),
    height: percent(height, page.height),
  };
}

function focusLine(id: string): void {
  document.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus();
}
