import { roleLabels } from '@tassel/contract/roles.ts';
import { CellLines } from '#ui/CellLines.tsx';
import type { Column } from '#ui/Table.tsx';
import { When } from '#ui/When.tsx';
import type { Member } from './state.ts';

export const nameOf = ({ user }: Member): string => `${user.firstName} ${user.lastName}`;

export function memberColumns(ownId: string | undefined): Column<Member>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      sortable: true,
      small: 'title',
      cell: (member) => (
        <CellLines name={member.id === ownId ? `${nameOf(member)} (you)` : nameOf(member)} second={member.user.email} />
      ),
    },
    {
      key: 'role',
      head: 'Role',
      sortable: true,
      width: '11rem',
      small: 'start',
      cell: ({ role }) => roleLabels[role],
    },
    {
      key: 'jobs',
      head: 'Jobs',
      align: 'end',
      width: '6rem',
      small: 'hidden',
      cell: ({ jobs }) => jobs.itemsCount.toLocaleString('en-US'),
    },
    {
      key: 'lastActive',
      head: 'Last active',
      sortable: true,
      width: '11rem',
      small: 'end',
      cell: ({ lastActiveTime }) => (
        <span className="text-text-muted max-md:text-xs">
          {lastActiveTime ? <When time={lastActiveTime} /> : <span className="text-text-faint">–</span>}
        </span>
      ),
    },
  ];
}
