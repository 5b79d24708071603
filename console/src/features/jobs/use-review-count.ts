import type { Role } from '@tassel/contract/roles.ts';
import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { reviewingMs, useLiveRefresh } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { reviewCountDocument } from './api.ts';

/** How many letters wait for review, for those who review (D 49). A count that can't be had is left out. */
export function useReviewCount(role: Role | undefined): number | undefined {
  const organizationId = useOrganizationId();
  const [count, setCount] = useState<number>();
  const isReviewer = role === 'ADMIN' || role === 'REVIEWER';
  async function load() {
    if (!isReviewer) return;
    const answer = await callGraphql(reviewCountDocument, { organizationId }).catch(() => undefined);
    setCount(answer?.awardLetters.itemsCount);
  }
  useLoad({ organizationId, isReviewer }, load);
  useLiveRefresh(isReviewer ? reviewingMs : null, load);
  return isReviewer && count ? count : undefined;
}
