/** A value of the browser's storage under one key, as JSON. A storage that refuses or holds nonsense counts as empty. */
export type StoredValue<Value> = {
  read: () => Value | undefined;
  write: (value: Value) => void;
  clear: () => void;
};

export function storedValue<Value>(key: string, storage = () => window.localStorage): StoredValue<Value> {
  return {
    read: () => tolerate(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined) as Value | undefined,
    write: (value) => tolerate(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => tolerate(() => storage().removeItem(key)),
  };
}

// Private windows, full quotas and policies make every access throw; the console works without its memory.
function tolerate<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Spec §3, "Browser storage keys"; the user slice's own file gives the first its type. */
export const userStateKey = 'tassel.user';

export type AppState = { currentTab: string; internalState: { isSidebarCollapsed: boolean } };
export const appState = storedValue<AppState>('tassel.app');
export const organizationIdState = storedValue<string>('tassel.organization-id');

/** True after a sign-out that the provider took no part in: it still knows the person, and must ask before it says who. */
export const askAgainState = storedValue<boolean>('tassel.ask-again');

/** The sign-in, by its time, that tag management was told of last. */
export type TagManagementState = { toldSignInAt: number };
export const tagManagementState = storedValue<TagManagementState>('tassel.tag-management');

/** Rows a page, by the person's id (D 29): it outlives the sign-in. */
export const pageSizeState = storedValue<Record<string, number>>('tassel.page-size');

/** What a reviewer has typed into one letter and not yet decided; it ends with the tab or the sign-in. */
export const reviewDraftState = storedValue<{ letterId: string; draft: unknown }>(
  'tassel.review-draft',
  () => window.sessionStorage,
);

/** True while a step inside the console goes by way of a new document. */
export const steppedState = storedValue<boolean>('tassel.stepped', () => window.sessionStorage);

/** What the GraphQL explorer keeps: tabs and history, under keys of a person and an organization. */
export const explorerPrefix = 'tassel.explorer.';

export function clearExplorer(storage = () => window.localStorage): void {
  tolerate(() => {
    for (const key of Object.keys(storage())) if (key.startsWith(explorerPrefix)) storage().removeItem(key);
  });
}
