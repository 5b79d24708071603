import { useState } from 'react';
import type { LearnedLinesQuery } from '#console/generated/graphql.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLoad } from '#platform/use-load.ts';
import { learnedLinesDocument, removeLearnedLineDocument } from './api.ts';

export type LearnedLine = LearnedLinesQuery['learnedLines']['items'][number];

/** A page of what reviewers have taught. */
export function useLearnedLines() {
  const organizationId = useOrganizationId();
  const { size, keep } = usePageSize();
  const [page, setPage] = useState(1);
  const [loaded, setLoaded] = useState<LearnedLinesQuery['learnedLines']>();
  const [error, setError] = useState<string>();
  const query = { organizationId, page, pageSize: size };

  async function load() {
    try {
      setLoaded((await callGraphql(learnedLinesDocument, query)).learnedLines);
      setError(undefined);
    } catch (failure) {
      setError(errorText(failure));
    }
  }
  useLoad(query, load);

  return {
    lines: loaded?.items,
    itemsCount: loaded?.itemsCount ?? 0,
    error,
    page,
    pageSize: size,
    goTo: setPage,
    resize: keep,
    load,
    remove: async (id: string) => {
      await callGraphql(removeLearnedLineDocument, { id, organizationId });
      // The last one of a page takes the page with it.
      if (loaded?.items.length === 1 && page > 1) setPage(page - 1);
      else await load();
    },
  };
}
