import type { Month } from '@tassel/contract/month.ts';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { UsageByJobQuery } from '#console/generated/graphql.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { Column } from '#ui/Table.tsx';
import { usageByJobDocument } from './api.ts';
import { ShareTable } from './ShareTable.tsx';

type Share = UsageByJobQuery['usageByJob']['items'][number];

const job: Column<Share> = {
  key: 'job',
  head: 'Job',
  small: 'title',
  cell: ({ jobId, name }) =>
    name === null ? (
      <span className="text-text-faint">A job that was deleted</span>
    ) : (
      <Link to={`/jobs/${jobId}`} className="block truncate font-medium hover:underline">
        {name}
      </Link>
    ),
};

export function JobShares({ organizationId, year, month }: Month & { organizationId: string }) {
  const read = useCallback(
    async (page: number) => (await callGraphql(usageByJobDocument, { organizationId, year, month, page })).usageByJob,
    [organizationId, year, month],
  );
  return <ShareTable label="Usage by job" first={job} rowId={({ jobId }) => jobId} read={read} />;
}
