import { useAppSelector } from '#console/store-hooks.ts';

const slices = {
  '/jobs': 'jobs',
  '/jobs/letters': 'letters',
  '/jobs/review': 'review',
  '/jobs/exports': 'exports',
} as const;

/** How many the list at an address holds, once it is known. */
export function useListCount(path: string): number | undefined {
  const slice = slices[path as keyof typeof slices];
  return useAppSelector((state) => {
    const list = slice && state[slice];
    return list && list.itemsCount > 0 ? list.itemsCount : undefined;
  });
}
