import { useCallback, useState } from 'react';
import { useRead } from './use-read.ts';

type Listed<Item> = { itemsCount: number; items: Item[] };

/** One page of a list at a time. */
export function usePages<Item>(readPage: (page: number) => Promise<Listed<Item>>) {
  const [page, setPage] = useState(1);
  const read = useCallback(() => readPage(page), [readPage, page]);
  const { answer, error, reload } = useRead(read);
  return { page, setPage, listed: answer, error, reload };
}
