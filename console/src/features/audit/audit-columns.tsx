import { type AuditAction, auditActions } from '@tassel/contract/audit.ts';
import { CellLines } from '#ui/CellLines.tsx';
import type { Column } from '#ui/Table.tsx';
import { fullTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import type { AuditEntry } from './use-audit-entries.ts';

function wordsOf({ action, subject }: AuditEntry): string {
  const words = Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction].words : action;
  return subject ? `${words}: ${subject}` : words;
}

export const auditColumns: Column<AuditEntry>[] = [
  {
    key: 'what',
    head: 'What',
    small: 'title',
    cell: (entry) => <CellLines name={wordsOf(entry)} second={entry.detail} />,
  },
  {
    key: 'who',
    head: 'Who',
    width: '16rem',
    small: 'line',
    cell: ({ personName, personEmail }) => (
      <span className="block truncate" title={personEmail}>
        {personName}
        {personEmail && <span className="block truncate text-xs text-text-faint">{personEmail}</span>}
      </span>
    ),
  },
  {
    key: 'time',
    head: 'When',
    width: '11rem',
    small: 'start',
    cell: ({ insertTime }) => (
      <span className="text-text-muted tabular-nums max-md:text-xs">
        <When time={insertTime} words={fullTime} />
      </span>
    ),
  },
  {
    key: 'address',
    head: 'From',
    width: '9rem',
    small: 'end',
    cell: ({ networkAddress }) => (
      <span className="text-text-muted max-md:text-xs" title={networkAddress}>
        {networkAddress || <span className="text-text-faint">–</span>}
      </span>
    ),
  },
];
