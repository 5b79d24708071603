import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { PendingInvitations } from '#features/invitations/PendingInvitations.tsx';
import { roleOptions } from '#features/session/role-options.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { useInviteModal } from '#layout/invite-modal.ts';
import { useListView } from '#platform/use-list-view.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { useSettled } from '#platform/use-settled.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { MemberTable } from './MemberTable.tsx';
import { memberList, useMembers } from './use-members.ts';

export default function MembersScreen() {
  usePageTitle('Members');
  const organizationId = useAppSelector(({ user }) => user.organizationId) ?? '';
  const list = useListView(memberList, usePageSize());
  const search = useSettled(list.view.search);
  const listed = useMembers(organizationId, { ...list.view, search });
  const { inviteResponse } = useInviteModal();
  const reloadMembers = useEffectEvent(listed.reload);
  useEffect(() => {
    if (inviteResponse) void reloadMembers();
  }, [inviteResponse]);

  return (
    <>
      <Toolbar>
        <SearchBox label="Search members" value={list.view.search} onChange={list.search} />
        <FilterSelect
          label="Role"
          many="roles"
          values={list.view.filters.role}
          options={roleOptions}
          onChange={(roles) => list.filter('role', roles)}
        />
      </Toolbar>
      <MemberTable organizationId={organizationId} list={list} listed={listed} />
      <PendingInvitations key={search} organizationId={organizationId} search={search} news={inviteResponse} />
    </>
  );
}
