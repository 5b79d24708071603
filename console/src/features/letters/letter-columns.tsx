import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { money } from '#ui/money.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/Table.tsx';
import { When } from '#ui/When.tsx';
import type { LetterRow } from './letter.ts';

const dash = <span className="text-text-faint">–</span>;

function schoolOf({ institution }: LetterRow) {
  if (!institution?.name) return <span className="text-text-faint">Unknown</span>;
  return (
    <span title={institution.name}>
      {institution.name} <span className="text-text-faint">{institution.state}</span>
    </span>
  );
}

function statusOf({ status, reason }: LetterRow) {
  const line = reason && letterReasons[reason].line;
  return (
    <>
      <StatusPill status={status} />
      {line && (
        <span title={line} className="block truncate text-xs text-text-faint max-md:hidden">
          {line}
        </span>
      )}
    </>
  );
}

const figure = (value: number | null | undefined) => (value === null || value === undefined ? dash : money(value));

/** `search` is the list's own query: the letter's page goes on through the same list. */
export function letterColumns(search: string, hasJob: boolean): Column<LetterRow>[] {
  const file: Column<LetterRow> = {
    key: 'file',
    head: 'File',
    sortable: true,
    small: 'title',
    cell: ({ id, filename, job }) => (
      <CellLines name={filename} to={`/jobs/${job.id}/letters/${id}${search}`} second={hasJob ? job.name : undefined} />
    ),
  };
  return [
    file,
    { key: 'school', head: 'School', sortable: true, small: 'start', cell: schoolOf },
    {
      key: 'year',
      head: 'Year',
      align: 'end',
      width: '4.5rem',
      sortable: true,
      small: 'hidden',
      cell: ({ year }) => <span className="text-text-muted">{year}</span>,
    },
    {
      key: 'status',
      head: 'Status',
      width: '12rem',
      sortable: true,
      small: 'end',
      cell: statusOf,
    },
    {
      key: 'free-money',
      head: 'Free money',
      align: 'end',
      width: '7rem',
      sortable: true,
      small: 'hidden',
      cell: ({ totals }) => figure(totals?.freeMoney),
    },
    {
      key: 'net-price',
      head: 'Net price',
      align: 'end',
      width: '7rem',
      sortable: true,
      small: 'aside',
      cell: ({ totals }) => <b className="font-medium">{figure(totals?.netPrice)}</b>,
    },
    {
      key: 'updated',
      head: 'Updated',
      align: 'end',
      width: '7.5rem',
      sortable: true,
      small: 'hidden',
      cell: ({ lastStatusUpdate }) => (
        <span className="text-text-muted">
          <When time={lastStatusUpdate} />
        </span>
      ),
    },
  ];
}
