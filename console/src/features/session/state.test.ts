import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#console/testing/stub-browser.ts';

const profile = {
  id: 'p1',
  email: 'dana@bridgepath.example',
  emailVerified: true,
  firstName: 'Dana',
  lastName: 'Whitfield',
  organizationUsers: [
    { id: 'm1', role: 'ADMIN' as const, organization: { id: 'o1', name: 'Bridgepath' } },
    { id: 'm2', role: 'USER' as const, organization: { id: 'o2', name: 'River Valley' } },
  ],
};
const types = [
  { name: 'Role', kind: 'ENUM' as const, enumValues: [{ name: 'ADMIN' }, { name: 'USER' }] },
  { name: '__TypeKind', kind: 'ENUM' as const, enumValues: [{ name: 'ENUM' }] },
  { name: 'User', kind: 'OBJECT' as const, enumValues: null },
];
const answer = { me: profile, __schema: { types } };

async function openStore(stored: Record<string, string> = {}) {
  const storage = stubBrowser(stored);
  const { store } = await import('#console/store.ts');
  const state = await import('./state.ts');
  const { forgetPerson } = await import('./forget-person.ts');
  return { store, storage, forgetPerson, ...state };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('[R-3.16] the user slice has the fields of section 3', async () => {
  const { store } = await openStore();
  expect(Object.keys(store.getState().user).sort()).toEqual(
    [
      'activeTab',
      'profile',
      'isLoggedIn',
      'schemaTypes',
      'organizationId',
      'hasOrganizations',
      'isLoading',
      'error',
    ].sort(),
  );
});

test('[R-4.01] a loaded session holds the profile, the enum types and whether there are organizations', async () => {
  const { store, loadSession } = await openStore({ 'tassel.organization-id': '"o2"' });
  store.dispatch(loadSession.fulfilled(answer, 'r1'));
  expect(store.getState().user).toMatchObject({
    isLoggedIn: true,
    profile,
    hasOrganizations: true,
    organizationId: 'o2',
    schemaTypes: [{ name: 'Role', values: ['ADMIN', 'USER'] }],
  });
});

test('[R-4.02] a session that is loaded again keeps the organization of its tab, whatever another tab has stored', async () => {
  const { store, storage, loadSession } = await openStore({ 'tassel.organization-id': '"o1"' });
  store.dispatch(loadSession.fulfilled(answer, 'r1'));
  storage.setItem('tassel.organization-id', '"o2"');
  store.dispatch(loadSession.fulfilled(answer, 'r2'));
  expect(store.getState().user.organizationId).toBe('o1');
  const left = { ...profile, organizationUsers: profile.organizationUsers.slice(1) };
  store.dispatch(loadSession.fulfilled({ ...answer, me: left }, 'r3'));
  expect(store.getState().user.organizationId).toBe('o2');
});

test('[R-4.03] the slice is saved on every change, and the next store starts from it, not logged in', async () => {
  const first = await openStore();
  first.store.dispatch(first.loadSession.fulfilled(answer, 'r1'));
  const saved = first.storage.getItem('tassel.user') ?? '';
  expect(JSON.parse(saved)).toEqual(first.store.getState().user);

  vi.resetModules();
  const second = await openStore({ 'tassel.user': saved });
  expect(second.store.getState().user).toMatchObject({ profile, organizationId: 'o1', isLoggedIn: false });
});

test('[R-4.03] signed out, nothing of the person stays in the store or the storage', async () => {
  const { store, storage, loadSession, forgetPerson } = await openStore({ 'tassel.app': '{"currentTab":"/jobs"}' });
  store.dispatch(loadSession.fulfilled(answer, 'r1'));
  forgetPerson(store.dispatch);
  expect(store.getState().user).toMatchObject({
    profile: null,
    isLoggedIn: false,
    schemaTypes: [],
    organizationId: null,
  });
  expect(storage.getItem('tassel.user')).toBeNull();
  expect(storage.getItem('tassel.app')).toBeNull();
});
