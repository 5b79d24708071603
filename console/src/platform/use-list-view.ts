import { useSearchParams } from 'react-router';
import { type ListShape, type ListView, readListView, writeListView } from './list-address.ts';

export type ListControl<Filter extends string> = {
  view: ListView<Filter>;
  search: (text: string) => void;
  filter: (name: Filter, values: string[]) => void;
  /** Several filters in one step. */
  filterAll: (filters: Partial<Record<Filter, string[]>>) => void;
  sortBy: (sort: ListView['sort']) => void;
  goTo: (page: number) => void;
  resize: (pageSize: number) => void;
  /** Without search and filters. */
  clear: () => void;
};

export type UsualPageSize = { size: number; keep: (pageSize: number) => void };

/** A list's view, kept in the address. Whatever changes what is listed begins again at the first page. */
export function useListView<Filter extends string>(
  shape: ListShape<Filter>,
  usual: UsualPageSize,
): ListControl<Filter> {
  const [params, setParams] = useSearchParams();
  const view = readListView(params, shape, usual.size);

  function change(part: Partial<ListView<Filter>>, { replace = false, pageSize = usual.size } = {}) {
    setParams((before) => writeListView(before, shape, { ...view, page: 1, ...part }, pageSize), {
      replace,
      preventScrollReset: true,
    });
  }

  return {
    view,
    search: (search) => change({ search }, { replace: true }),
    filter: (name, values) => change({ filters: { ...view.filters, [name]: values } }),
    filterAll: (filters) => change({ filters: { ...view.filters, ...filters } }),
    sortBy: (sort) => change({ sort }),
    goTo: (page) => change({ page }),
    resize: (pageSize) => {
      usual.keep(pageSize);
      change({ pageSize }, { pageSize });
    },
    clear: () => change({ search: '', filters: readListView(new URLSearchParams(), shape).filters }),
  };
}
