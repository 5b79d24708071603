import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#console/testing/stub-browser.ts';

const member = (id: string) => ({
  id,
  role: 'USER' as const,
  lastActiveTime: null,
  jobs: { itemsCount: 0 },
  user: { firstName: 'Ada', lastName: id, email: `${id}@x.test` },
});
const query = { organizationId: 'o1', page: 1, pageSize: 10 };

async function openStore() {
  stubBrowser();
  const { store } = await import('#console/store.ts');
  const { organizationSelected } = await import('#features/session/state.ts');
  return { store, organizationSelected, ...(await import('./state.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('[R-3.16] the users slice keeps pages by number, with pageCount, itemsCount, error and isLoading', async () => {
  const { store, loadMembers } = await openStore();
  store.dispatch(loadMembers.pending('r1', query));
  expect(store.getState().users.isLoading).toBe(true);
  store.dispatch(loadMembers.fulfilled({ pageCount: 2, itemsCount: 11, items: [member('a')] }, 'r1', query));
  expect(store.getState().users).toMatchObject({
    pages: { 1: [member('a')] },
    pageCount: 2,
    itemsCount: 11,
    error: null,
    isLoading: false,
  });
});

test('[R-4.02] another organization leaves no member of the one before, not even by a late answer', async () => {
  const { store, loadMembers, organizationSelected } = await openStore();
  store.dispatch(loadMembers.pending('r1', query));
  store.dispatch(organizationSelected('o2'));
  store.dispatch(loadMembers.fulfilled({ pageCount: 1, itemsCount: 1, items: [member('a')] }, 'r1', query));
  expect(store.getState().users.pages).toEqual({});
});
