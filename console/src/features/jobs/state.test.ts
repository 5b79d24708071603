import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#console/testing/stub-browser.ts';

const row = (id: string) => ({ id }) as never;
const page = (...ids: string[]) => ({ pageCount: 2, itemsCount: 3, items: ids.map(row) });
const query = (part: object) => ({ page: 1, pageSize: 10, organizationId: 'o1', ...part });

async function openStore() {
  stubBrowser();
  const { store } = await import('#console/store.ts');
  const { organizationSelected } = await import('#features/session/state.ts');
  const { loadLetters } = await import('#features/letters/state.ts');
  return {
    store,
    organizationSelected,
    loadLetters,
    ...(await import('./state.ts')),
    ...(await import('./job-state.ts')),
  };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('[R-3.16] jobs and letters keep their pages by number, with what the specification names', async () => {
  const { store, loadJobs, loadLetters } = await openStore();
  for (const [slice, load] of [
    ['jobs', loadJobs],
    ['letters', loadLetters],
  ] as const) {
    store.dispatch(load.pending('r1', query({})));
    expect(store.getState()[slice]).toMatchObject({ pages: {}, isLoading: true, error: null });
    store.dispatch(load.fulfilled(page('a', 'b'), 'r1', query({})));
    store.dispatch(load.pending('r2', query({ page: 2 })));
    store.dispatch(load.fulfilled(page('c'), 'r2', query({ page: 2 })));
    expect(store.getState()[slice]).toMatchObject({ pageCount: 2, itemsCount: 3, isLoading: false, error: null });
    expect(Object.keys(store.getState()[slice].pages)).toEqual(['1', '2']);
    store.dispatch(load.pending('r3', query({ filter: { search: 'x' } })));
    expect(store.getState()[slice].pages).toEqual({});
  }
});

test('[R-3.16] a job comes with a page of its letters; a failed refresh keeps both', async () => {
  const { store, loadJob } = await openStore();
  const asked = query({ id: 'j1' }) as Parameters<typeof loadJob.pending>[1];
  store.dispatch(loadJob.pending('r1', asked));
  store.dispatch(loadJob.fulfilled({ job: row('j1'), ...page('a') }, 'r1', asked));
  store.dispatch(loadJob.pending('r2', asked));
  store.dispatch(loadJob.rejected(new Error('No answer'), 'r2', asked));
  expect(store.getState().job).toMatchObject({ job: { id: 'j1' }, pages: { 1: [{ id: 'a' }] }, error: 'No answer' });
});

test('[R-4.02] choosing another organization leaves no job and no letter of the one before', async () => {
  const { store, loadJob, organizationSelected } = await openStore();
  const asked = query({ id: 'j1' }) as Parameters<typeof loadJob.pending>[1];
  store.dispatch(loadJob.pending('r1', asked));
  store.dispatch(loadJob.fulfilled({ job: row('j1'), ...page('a') }, 'r1', asked));
  store.dispatch(organizationSelected('o2'));
  expect(store.getState().job).toMatchObject({ job: null, pages: {} });
});
