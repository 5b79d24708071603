import { vi } from 'vitest';

const config = {
  environment: 'test',
  identity: { domain: 'https://identity.example', clientId: 'console' },
  errorReporting: null,
  tagManagerId: null,
  mainAppUrl: null,
  supportUrl: null,
  supportEmail: 'help@tassel.example',
  webhookAllowLoopback: false,
  hasDevPages: false,
};

function memoryStorage(entries: Record<string, string>) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** What the store and the calls need of a browser, for tests that run in Node. Import the code under test after it. */
export function stubBrowser(stored: Record<string, string> = {}) {
  const localStorage = memoryStorage(stored);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { location: { origin: 'https://tassel.example' }, localStorage });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
  return localStorage;
}
