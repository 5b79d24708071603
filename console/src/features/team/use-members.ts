import type { Role } from '@tassel/contract/roles.ts';
import { useCallback, useEffect } from 'react';
import type { OrganizationUserOrderField } from '#console/generated/graphql.ts';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';
import { loadMembers } from './state.ts';

export const memberList: ListShape<'role'> = {
  filters: ['role'],
  sortKeys: ['name', 'role', 'lastActive'],
  defaultSort: { key: 'name', direction: 'asc' },
};

const orderFields: Record<string, OrganizationUserOrderField> = {
  name: 'NAME',
  role: 'ROLE',
  lastActive: 'LAST_ACTIVE_TIME',
};

/** The page of members that the address asks for. */
export function useMembers(organizationId: string, { page, pageSize, search, sort, filters }: ListView<'role'>) {
  const dispatch = useAppDispatch();
  const roles = filters.role.join();
  const reload = useCallback(() => {
    const direction = sort.direction === 'asc' ? 'ASC' : 'DESC';
    return dispatch(
      loadMembers({
        organizationId,
        page,
        pageSize,
        filter: { text_contains: search, role_in: roles ? (roles.split(',') as Role[]) : [] },
        orderBy: [{ field: orderFields[sort.key] ?? 'NAME', direction }],
      }),
    );
  }, [dispatch, organizationId, page, pageSize, search, roles, sort.key, sort.direction]);
  useEffect(() => void reload(), [reload]);
  const { pages, itemsCount, error, view } = useAppSelector(({ users }) => users);
  // Whoever was just removed from an organization must not see its members among those of the next.
  const isOurs = view.includes(organizationId);
  return { members: isOurs ? pages[page] : undefined, itemsCount: isOurs ? itemsCount : 0, error, reload };
}
