import { pageSizes } from '@tassel/contract/page-size.ts';
import { useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { pageSizeState } from '#platform/storage.ts';
import type { UsualPageSize } from '#platform/use-list-view.ts';

/** How many rows a person likes to see (D 29). */
export function usePageSize(): UsualPageSize {
  const personId = useAppSelector(({ user }) => user.profile?.id ?? '');
  const [sizes, setSizes] = useState(() => pageSizeState.read() ?? {});
  function keep(pageSize: number) {
    const next = { ...pageSizeState.read(), [personId]: pageSize };
    pageSizeState.write(next);
    setSizes(next);
  }
  return { size: pageSizes.find((size) => size === sizes[personId]) ?? pageSizes[0], keep };
}
