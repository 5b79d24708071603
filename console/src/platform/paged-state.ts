import type { Draft } from '@reduxjs/toolkit';

/** The part of a slice that holds a paged list, kept by page number (spec §3). */
export type PagedState<Item> = {
  pages: Record<number, Item[]>;
  pageCount: number;
  itemsCount: number;
  isLoading: boolean;
  error: string | null;
  /** The request whose answer counts; whatever another one brings is too late. */
  requestId: string | null;
  /** What the pages were asked with, apart from their number: pages of another view are not this list's. */
  view: string;
};

export type Page<Item> = { pageCount: number; itemsCount: number; items: Item[] };

export function emptyPages<Item>(): PagedState<Item> {
  return { pages: {}, pageCount: 0, itemsCount: 0, isLoading: false, error: null, requestId: null, view: '' };
}

export function pageRequested<Item>(state: Draft<PagedState<Item>>, requestId: string, view = ''): void {
  if (state.view !== view) state.pages = {};
  state.view = view;
  state.requestId = requestId;
  state.isLoading = true;
  state.error = null;
}

export function pageArrived<Item>(
  state: Draft<PagedState<Item>>,
  requestId: string,
  pageNumber: number,
  page: Page<Draft<Item>>,
): void {
  if (state.requestId !== requestId) return;
  // Pages counted differently belong to an older state of the list.
  if (page.itemsCount !== state.itemsCount || page.pageCount !== state.pageCount) state.pages = {};
  state.pages[pageNumber] = page.items;
  state.pageCount = page.pageCount;
  state.itemsCount = page.itemsCount;
  state.isLoading = false;
}

export function pageFailed<Item>(state: Draft<PagedState<Item>>, requestId: string, error: string): void {
  if (state.requestId !== requestId) return;
  state.isLoading = false;
  state.error = error;
}
