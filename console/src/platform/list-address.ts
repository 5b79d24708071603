import { pageSizes } from '@tassel/contract/page-size.ts';

/** What a list shows, as it stands in the address: a link or a reload brings the same view. */
export type ListView<Filter extends string = string> = {
  page: number;
  pageSize: number;
  search: string;
  sort: { key: string; direction: 'asc' | 'desc' };
  filters: Record<Filter, string[]>;
};

export type ListShape<Filter extends string = string> = {
  /** The filters that the list has, by their names in the address. */
  filters: readonly Filter[];
  sortKeys: readonly string[];
  defaultSort: ListView['sort'];
};

export function readListView<Filter extends string>(
  params: URLSearchParams,
  shape: ListShape<Filter>,
  usualPageSize: number = pageSizes[0],
): ListView<Filter> {
  const filters = Object.fromEntries(shape.filters.map((name) => [name, params.getAll(name).filter(Boolean)]));
  return {
    page: positive(params.get('page')) ?? 1,
    pageSize: pageSizes.find((size) => String(size) === params.get('rows')) ?? usualPageSize,
    search: params.get('search') ?? '',
    sort: readSort(params.get('sort'), shape),
    filters: filters as Record<Filter, string[]>,
  };
}

/** Only what differs from the usual view is written; names that are not the list's own stay. */
export function writeListView<Filter extends string>(
  before: URLSearchParams,
  shape: ListShape<Filter>,
  view: ListView<Filter>,
  usualPageSize: number = pageSizes[0],
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ['page', 'rows', 'search', 'sort', ...shape.filters]) params.delete(name);
  if (view.search) params.set('search', view.search);
  for (const name of shape.filters) for (const value of view.filters[name]) params.append(name, value);
  const { defaultSort } = shape;
  const isUsualSort = view.sort.key === defaultSort.key && view.sort.direction === defaultSort.direction;
  if (!isUsualSort) params.set('sort', `${view.sort.direction === 'desc' ? '-' : ''}${view.sort.key}`);
  if (view.pageSize !== usualPageSize) params.set('rows', String(view.pageSize));
  if (view.page !== 1) params.set('page', String(view.page));
  return params;
}

export function isFiltered({ search, filters }: ListView): boolean {
  return search !== '' || Object.values(filters).some((values) => values.length > 0);
}

function readSort(written: string | null, { sortKeys, defaultSort }: ListShape): ListView['sort'] {
  const key = written?.replace(/^-/, '');
  if (!written || !key || !sortKeys.includes(key)) return defaultSort;
  return { key, direction: written.startsWith('-') ? 'desc' : 'asc' };
}

function positive(written: string | null): number | undefined {
  return written && /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}
