import { stateName } from '#features/letters/state-names.ts';
import { money } from '#ui/money.ts';
import { mapSize } from './map-frame.ts';
import { type Figures, percent } from './measures.ts';

type Props = { code: string; figures: Figures | undefined; at: [number, number] };

const gapPercent = 3;

/** A state's figures beside the pointer or the focus. It leans away from the edges, so that it never leaves the map. */
export function MapTip({ code, figures, at: [x, y] }: Props) {
  const left = Math.min(Math.max((x / mapSize.width) * 100, 0), 100);
  const top = Math.min(Math.max((y / mapSize.height) * 100, 0), 100);
  const isAbove = top > 45;
  return (
    <div
      role="tooltip"
      style={{
        left: `${left}%`,
        top: `${isAbove ? top - gapPercent : top + gapPercent}%`,
        translate: `${-left}% ${isAbove ? '-100%' : '0'}`,
      }}
      className="pointer-events-none absolute z-1 min-w-44 rounded-lg bg-surface-raised px-3 py-2 text-sm shadow-md"
    >
      <p className="font-semibold whitespace-nowrap">{stateName(code)}</p>
      {figures ? <TipFigures figures={figures} /> : <p className="text-text-muted">No letters</p>}
    </div>
  );
}

function TipFigures({ figures }: { figures: Figures }) {
  const { letters, schools, medianNetPrice, failureRate } = figures;
  const lines = [
    ['Letters', letters.toLocaleString('en-US')],
    ['Schools', schools.toLocaleString('en-US')],
    ['Median net price', typeof medianNetPrice === 'number' ? money(medianNetPrice) : '–'],
    ['Failure rate', typeof failureRate === 'number' ? percent(failureRate) : '–'],
  ] as const;
  return (
    <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-6 tabular-nums">
      {lines.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="whitespace-nowrap text-text-muted">{term}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
