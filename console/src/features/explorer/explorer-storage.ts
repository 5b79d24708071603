import { explorerPrefix } from '#platform/storage.ts';

/** What GraphiQL keeps (tabs, history, sizes), apart for each person and organization; signing out forgets it. */
export function explorerStorage(personId: string, organizationId: string, storage = window.localStorage) {
  const prefix = `${explorerPrefix}${personId}.${organizationId}.`;
  const own = () => Object.keys(storage).filter((key) => key.startsWith(prefix));
  return {
    getItem: (key: string) => storage.getItem(prefix + key),
    setItem: (key: string, value: string) => storage.setItem(prefix + key, value),
    removeItem: (key: string) => storage.removeItem(prefix + key),
    clear: () => {
      for (const key of own()) storage.removeItem(key);
    },
    get length() {
      return own().length;
    },
  };
}
