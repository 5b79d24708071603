import { Link } from 'react-router';
import { stateName } from '#features/letters/state-names.ts';
import { counted } from '#ui/counted.ts';
import { money } from '#ui/money.ts';
import type { Column } from '#ui/Table.tsx';
import { percent, type StateFigures } from './measures.ts';

const dash = <span className="text-text-faint">–</span>;

type Reactions = { addressOf: (code: string) => string; onLight: (code: string | null) => void };

/** The figures of the map as columns. Stacked on a phone, each says what it is. */
export function stateColumns({ addressOf, onLight }: Reactions): Column<StateFigures>[] {
  return [
    {
      key: 'state',
      head: 'State',
      sortable: true,
      small: 'title',
      cell: ({ state }) => (
        <Link
          to={addressOf(state)}
          onFocus={() => onLight(state)}
          onBlur={() => onLight(null)}
          onPointerEnter={() => onLight(state)}
          onPointerLeave={() => onLight(null)}
          className="rounded-sm font-medium text-text -outline-offset-2 hover:underline hover:underline-offset-2"
        >
          {stateName(state)}
        </Link>
      ),
    },
    {
      key: 'letters',
      head: 'Letters',
      align: 'end',
      width: '5rem',
      sortable: true,
      small: 'start',
      cell: ({ figures: { letters, schools } }) => (
        <>
          <span className="max-md:hidden">{letters.toLocaleString('en-US')}</span>
          <span className="block text-left text-text-muted md:hidden">
            {counted(letters, 'letter')}, {counted(schools, 'school')}
          </span>
        </>
      ),
    },
    {
      key: 'schools',
      head: 'Schools',
      align: 'end',
      width: '5.25rem',
      sortable: true,
      small: 'hidden',
      cell: ({ figures }) => <span className="text-text-muted">{figures.schools.toLocaleString('en-US')}</span>,
    },
    {
      key: 'net-price',
      head: 'Median net price',
      align: 'end',
      width: '9rem',
      sortable: true,
      small: 'aside',
      cell: ({ figures: { medianNetPrice: price } }) => (typeof price === 'number' ? money(price) : dash),
    },
    {
      key: 'failures',
      head: 'Failure rate',
      align: 'end',
      width: '7rem',
      sortable: true,
      small: 'end',
      cell: ({ figures: { failureRate: rate } }) => (
        <span className="text-text-muted">
          {typeof rate === 'number' ? percent(rate) : dash}
          <span className="md:hidden">{typeof rate === 'number' && ' failed'}</span>
        </span>
      ),
    },
  ];
}
