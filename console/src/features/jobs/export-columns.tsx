import { Button } from '#ui/Button.tsx';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { counted } from '#ui/counted.ts';
import { Pill } from '#ui/Pill.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Column } from '#ui/Table.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import type { ExportRow } from './exports-state.ts';
import { personName } from './job-words.ts';

const shapes = { LONG: 'a row an amount', WIDE: 'a row a letter' };

function progressCell({ status, doneCount, letterCount, problem }: ExportRow) {
  if (status === 'FAILED')
    return (
      <>
        <Pill color="red" icon="x-circle">
          Failed
        </Pill>
        <span className="block truncate text-xs text-text-faint" title={problem ?? undefined}>
          {problem}
        </span>
      </>
    );
  if (status === 'READY')
    return (
      <Pill color="green" icon="check-circle">
        Ready
      </Pill>
    );
  const done = `${doneCount.toLocaleString('en-US')} of ${counted(letterCount, 'letter')}`;
  return <ProgressBar label={done} value={letterCount > 0 ? (doneCount / letterCount) * 100 : undefined} />;
}

export function exportColumns(onDownload: (id: string) => void): Column<ExportRow>[] {
  return [
    {
      key: 'name',
      head: 'Export',
      small: 'title',
      cell: ({ name, format, shape }) => <CellLines name={name} second={`${format}, ${shapes[shape]}`} />,
    },
    {
      key: 'letters',
      head: 'Letters',
      align: 'end',
      width: '6rem',
      small: 'hidden',
      cell: ({ letterCount }) => letterCount.toLocaleString('en-US'),
    },
    { key: 'progress', head: 'Progress', width: '13rem', small: 'line', cell: progressCell },
    {
      key: 'size',
      head: 'Size',
      align: 'end',
      width: '6rem',
      small: 'hidden',
      cell: ({ bytes }) => (bytes === null || bytes === undefined ? '' : bytesInWords(bytes)),
    },
    {
      key: 'by',
      head: 'Asked for by',
      width: '10rem',
      small: 'hidden',
      cell: ({ user }) => <span className="text-text-muted">{personName(user)}</span>,
    },
    {
      key: 'until',
      head: 'Kept until',
      width: '8rem',
      small: 'start',
      cell: ({ expiresAt }) => (
        <span className="text-text-muted max-md:text-xs">
          {expiresAt && <When time={expiresAt} words={dayAndTime} />}
        </span>
      ),
    },
    {
      key: 'download',
      head: <span className="sr-only">Download</span>,
      align: 'end',
      width: '9rem',
      small: 'aside',
      cell: ({ id, status }) =>
        status === 'READY' && (
          <Button size="sm" icon="download" onClick={() => onDownload(id)}>
            Download
          </Button>
        ),
    },
  ];
}
