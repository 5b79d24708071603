import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#console/testing/stub-browser.ts';

const organization = (id: string) => ({
  id,
  name: `Organization ${id}`,
  credits: 100,
  billingStatus: 'FREE' as const,
  manualReviewEnabled: false,
  manualReviewSizeLimit: false,
  manualReviewNoFreeMoney: false,
  purgeLetterFilesAfter: null,
  joinDomain: null,
});

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

test('[R-4.02] choosing another organization leaves no trace of the one before', async () => {
  const { store, loadOrganization, organizationSelected } = await openStore();
  store.dispatch(loadOrganization.pending('r1', 'o1'));
  store.dispatch(loadOrganization.fulfilled({ organization: organization('o1') }, 'r1', 'o1'));
  expect(store.getState().organization.organization?.id).toBe('o1');
  store.dispatch(organizationSelected('o2'));
  expect(store.getState().organization.organization).toBeNull();
});

test('[R-4.02] an answer for the organization before comes too late', async () => {
  const { store, loadOrganization, organizationSelected } = await openStore();
  store.dispatch(loadOrganization.pending('r1', 'o1'));
  store.dispatch(organizationSelected('o2'));
  store.dispatch(loadOrganization.pending('r2', 'o2'));
  store.dispatch(loadOrganization.fulfilled({ organization: organization('o1') }, 'r1', 'o1'));
  expect(store.getState().organization).toMatchObject({ organization: null, isLoading: true });
  store.dispatch(loadOrganization.fulfilled({ organization: organization('o2') }, 'r2', 'o2'));
  expect(store.getState().organization).toMatchObject({ organization: { id: 'o2' }, isLoading: false });
});
