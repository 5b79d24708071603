import type { Month } from '@tassel/contract/month.ts';
import { useCallback } from 'react';
import type { UsageByPersonQuery } from '#console/generated/graphql.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { Column } from '#ui/Table.tsx';
import { usageByPersonDocument } from './api.ts';
import { ShareTable } from './ShareTable.tsx';

type Share = UsageByPersonQuery['usageByPerson']['items'][number];

const person: Column<Share> = {
  key: 'person',
  head: 'Person',
  small: 'title',
  cell: ({ firstName, lastName, email }) => (
    <span className="block truncate" title={email}>
      <span className="font-medium">
        {firstName} {lastName}
      </span>{' '}
      <span className="text-text-faint max-md:hidden">{email}</span>
    </span>
  ),
};

export function PersonShares({ organizationId, year, month }: Month & { organizationId: string }) {
  const read = useCallback(
    async (page: number) =>
      (await callGraphql(usageByPersonDocument, { organizationId, year, month, page })).usageByPerson,
    [organizationId, year, month],
  );
  return <ShareTable label="Usage by person" first={person} rowId={({ email }) => email} read={read} />;
}
