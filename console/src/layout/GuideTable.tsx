import { GuideText } from './GuideText.tsx';
import type { Inline } from './guide-blocks.ts';

type Props = { label: string; rows: Inline[][][] };

export function GuideTable({ label, rows: [head = [], ...rows] }: Props) {
  return (
    <table aria-label={label} className="mt-4 w-full border-collapse text-sm">
      <thead>
        <tr>
          {head.map((parts) => (
            <th
              key={JSON.stringify(parts)}
              scope="col"
              className="border-b border-border py-2 pr-4 text-left font-medium"
            >
              <GuideText parts={parts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={JSON.stringify(cells[0])} className="border-b border-border align-top">
            {cells.map((parts) => (
              <td key={JSON.stringify(parts)} className="py-2 pr-4 wrap-anywhere first:wrap-normal">
                <GuideText parts={parts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
