import { billPriceWords } from '@tassel/contract/bill.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import type { ReactNode } from 'react';
import type { UsagePage } from './use-usage.ts';

type Bill = UsagePage['usage']['billSummary'];
type Props = { title: string; bill: Bill; isFinal: boolean; aside?: ReactNode };

const figure = 'h-11 text-right tabular-nums max-md:h-auto';

/** Line by line, down to the total. */
export function BillTable({ title, bill, isFinal, aside }: Props) {
  return (
    <section aria-labelledby="usage-bill" className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="usage-bill" className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {bill.lines.length === 0 ? (
        <p className="mt-3 text-sm text-text-muted">
          No lines. A classification counts when a letter is read, once a letter. Bad files, letters over the size limit
          and canceled letters are never charged.
        </p>
      ) : (
        <table aria-labelledby="usage-bill" className="mt-3 w-full text-sm">
          <thead className="text-xs text-text-muted max-md:sr-only">
            <tr className="h-9 border-b border-border">
              <th scope="col" className="text-left font-medium">
                Item
              </th>
              <th scope="col" className="w-36 text-right font-medium">
                Quantity
              </th>
              <th scope="col" className="w-36 text-right font-medium">
                Price
              </th>
              <th scope="col" className="w-40 text-right font-medium">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map((line) => (
              <tr
                key={line.words}
                className="border-b border-border max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2.5"
              >
                <th scope="row" className="text-left font-normal max-md:col-span-2">
                  {line.words}
                </th>
                <td className={`${figure} max-md:text-left max-md:text-text-muted`}>
                  {line.quantity.toLocaleString('en-US')}
                  <span className="md:hidden"> × {billPriceWords(line)}</span>
                </td>
                <td className={`${figure} text-text-muted max-md:hidden`}>{billPriceWords(line)}</td>
                <td className={figure}>{centsInWords(line.amountCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2.5">
              <th scope="row" colSpan={3} className="h-11 text-left font-semibold max-md:h-auto">
                {isFinal ? 'Total' : 'Total so far'}
              </th>
              <td className={figure}>{centsInWords(bill.totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
