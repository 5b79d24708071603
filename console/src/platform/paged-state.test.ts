import { expect, test } from 'vitest';
import { emptyPages, pageArrived, pageFailed, pageRequested } from './paged-state.ts';

test('[R-3.16] pages are kept by their number', () => {
  const state = emptyPages<string>();
  pageRequested(state, 'a');
  expect(state.isLoading).toBe(true);
  pageArrived(state, 'a', 1, { pageCount: 2, itemsCount: 3, items: ['x', 'y'] });
  pageRequested(state, 'b');
  pageArrived(state, 'b', 2, { pageCount: 2, itemsCount: 3, items: ['z'] });
  expect(state).toMatchObject({ pages: { 1: ['x', 'y'], 2: ['z'] }, pageCount: 2, itemsCount: 3, isLoading: false });
});

test('[R-3.16] an answer that was overtaken changes nothing', () => {
  const state = emptyPages<string>();
  pageRequested(state, 'old');
  pageRequested(state, 'new');
  pageArrived(state, 'old', 1, { pageCount: 1, itemsCount: 1, items: ['old'] });
  pageFailed(state, 'old', 'Too late');
  expect(state).toMatchObject({ pages: {}, isLoading: true, error: null });
  pageArrived(state, 'new', 1, { pageCount: 1, itemsCount: 1, items: ['new'] });
  expect(state.pages).toEqual({ 1: ['new'] });
});

test('[R-3.16] pages of a list that was counted differently are dropped', () => {
  const state = emptyPages<string>();
  pageRequested(state, 'a');
  pageArrived(state, 'a', 1, { pageCount: 2, itemsCount: 3, items: ['x', 'y'] });
  pageRequested(state, 'b');
  pageArrived(state, 'b', 2, { pageCount: 2, itemsCount: 4, items: ['y', 'z'] });
  expect(state.pages).toEqual({ 2: ['y', 'z'] });
});

test('[R-3.16] a failure keeps what is there, and goes with the next request', () => {
  const state = emptyPages<string>();
  pageRequested(state, 'a');
  pageArrived(state, 'a', 1, { pageCount: 1, itemsCount: 1, items: ['x'] });
  pageRequested(state, 'b');
  pageFailed(state, 'b', 'No answer');
  expect(state).toMatchObject({ pages: { 1: ['x'] }, isLoading: false, error: 'No answer' });
  pageRequested(state, 'c');
  expect(state.error).toBeNull();
});

test('[R-3.16] pages of another view are dropped as soon as it is asked for', () => {
  const state = emptyPages<string>();
  pageRequested(state, 'a', 'all');
  pageArrived(state, 'a', 1, { pageCount: 1, itemsCount: 2, items: ['x', 'y'] });
  pageRequested(state, 'b', 'all');
  expect(state.pages).toEqual({ 1: ['x', 'y'] });
  pageRequested(state, 'c', 'only ready');
  expect(state.pages).toEqual({});
});
