import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import { errorText } from './call-errors.ts';
import { type Page, type PagedState, pageArrived, pageFailed, pageRequested } from './paged-state.ts';

/** What a page of a list is asked with: all but the page number is its view. */
type PageQuery = { page: number };

/** The three cases of a slice that holds a paged list. `arrived` takes what else the answer brings. */
export function addPagedCases<State extends PagedState<unknown>, Query extends PageQuery, Answer extends Page<unknown>>(
  builder: ActionReducerMapBuilder<State>,
  // biome-ignore lint/suspicious/noExplicitAny: the thunk's settings don't matter here
  load: AsyncThunk<Answer, Query, any>,
  arrived?: (state: Draft<State>, answer: Answer) => void,
): void {
  const pages = (state: Draft<State>) => state as Draft<PagedState<unknown>>;
  builder
    .addCase(load.pending, (state, { meta }) => pageRequested(pages(state), meta.requestId, viewOf(meta.arg)))
    .addCase(load.fulfilled, (state, { payload, meta }) => {
      if (pages(state).requestId !== meta.requestId) return;
      pageArrived(pages(state), meta.requestId, meta.arg.page, payload);
      arrived?.(state, payload);
    })
    .addCase(load.rejected, (state, { error, meta }) => pageFailed(pages(state), meta.requestId, errorText(error)));
}

function viewOf({ page: _, ...rest }: PageQuery): string {
  return JSON.stringify(rest);
}
