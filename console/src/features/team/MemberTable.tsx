import type { Role } from '@tassel/contract/roles.ts';
import { useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { selectMembership } from '#features/session/use-role.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { useSelection } from '#platform/use-selection.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { MemberBulkBar } from './MemberBulkBar.tsx';
import { memberColumns, nameOf } from './member-columns.tsx';
import { roleActions } from './member-menu.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import { RemoveMembersDialog } from './RemoveMembersDialog.tsx';
import type { Member } from './state.ts';
import { useMemberActions } from './use-member-actions.ts';
import type { useMembers } from './use-members.ts';

type Props = { organizationId: string; list: ListControl<'role'>; listed: ReturnType<typeof useMembers> };

export function MemberTable({ organizationId, list, listed }: Props) {
  const { members = [], itemsCount, error } = listed;
  const own = useAppSelector(selectMembership);
  const selection = useSelection(members);
  const [leaving, setLeaving] = useState<Member[]>([]);
  const reload = () => void listed.reload();
  const onDone = () => {
    selection.clear();
    reload();
  };
  const { changeRole, remove, refusals, forgetRefusals } = useMemberActions({ organizationId, ownId: own?.id, onDone });
  const onRole = (chosen: Member[], role: Role) => void changeRole(chosen, role);
  const isHere = listed.members !== undefined;

  return (
    <>
      <RefusedNotice messages={refusals} onClose={forgetRefusals} />
      <Table
        label="Members"
        tall
        columns={memberColumns(own?.id)}
        rows={members}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        selected={selection.ids}
        onSelect={selection.select}
        sort={list.view.sort}
        onSort={list.sortBy}
        rowActions={(member) => [
          ...roleActions([member], onRole),
          { label: 'Remove', icon: 'trash', danger: true, onSelect: () => setLeaving([member]) },
        ]}
        loading={!isHere && !error}
        error={
          error && !isHere ? { title: 'The members could not be loaded', text: error, onRetry: reload } : undefined
        }
        empty={
          <EmptyState title="Nobody found" actions={<Button onClick={list.clear}>Clear search and filters</Button>} />
        }
      />
      <MemberBulkBar members={selection.rows} onClear={selection.clear} onRole={onRole} onRemove={setLeaving} />
      <Pager {...list.view} itemsCount={itemsCount} onPage={list.goTo} onPageSize={list.resize} />
      {leaving.length > 0 && (
        <RemoveMembersDialog
          members={leaving}
          organizationName={own?.organization.name ?? ''}
          onRemove={() => remove(leaving)}
          onClose={() => setLeaving([])}
        />
      )}
    </>
  );
}
