import { money } from '#ui/money.ts';
import { Notice } from '#ui/Notice.tsx';
import type { LetterTotals } from './known-totals.ts';
import { netPriceNote } from './net-price-note.ts';

/** The answer of the page: our net price, and the letter's own where it differs. */
export function NetPriceHeadline({ totals }: { totals: LetterTotals }) {
  const { netPrice, printedNetPrice, loans, work } = totals;
  const note =
    netPrice === null || printedNetPrice === null
      ? undefined
      : netPriceNote({ netPrice, printedNetPrice, loans, work });
  return (
    <div className="grid gap-4">
      <div className="flex items-end justify-between gap-6">
        <p>
          <span className="block font-semibold">Net price</span>
          <span className="block text-3xl font-semibold tracking-display">
            {netPrice === null ? <span className="text-text-faint">–</span> : money(netPrice)}
          </span>
          <span className="block text-xs text-text-faint">
            {netPrice === null ? 'the letter lists no cost' : 'cost less free money'}
          </span>
        </p>
        {printedNetPrice !== null && (
          <p className="text-right">
            <span className="block text-text-muted">The letter prints</span>
            <span
              className={
                note
                  ? 'block text-xl leading-10 text-text-muted underline decoration-orange-solid decoration-dashed decoration-[1.5px] underline-offset-5'
                  : 'block text-xl leading-10 text-text-muted'
              }
            >
              {money(printedNetPrice)}
            </span>
            <span className="block text-xs text-text-faint">{note ? 'by its own reckoning' : 'the same'}</span>
          </p>
        )}
      </div>
      {note && (
        <Notice color="orange" title={note.title}>
          {note.text}
        </Notice>
      )}
    </div>
  );
}
