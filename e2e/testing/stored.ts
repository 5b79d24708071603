import type { Page } from '@playwright/test';

export type StoredUser = {
  activeTab: string;
  profile: { email: string; organizationUsers: { role: string; organization: { id: string; name: string } }[] } | null;
  isLoggedIn: boolean;
  schemaTypes: { name: string; values: string[] }[];
  organizationId: string | null;
  hasOrganizations: boolean;
  isLoading: boolean;
  error: string | null;
};

/** What the browser keeps under a key of ours, or null. */
export async function stored<Value>(page: Page, key: string): Promise<Value | null> {
  const text = await page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);
  return text === null ? null : (JSON.parse(text) as Value);
}

export const storedUser = (page: Page) => stored<StoredUser>(page, 'tassel.user');

export async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(JSON.stringify(value));
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${text})`);
}

type StoredSignIn = {
  id_token: string;
  refresh_token?: string;
  profile: { exp: number; auth_time: number };
};

const signInKey = (page: Page) =>
  page.evaluate<string>(`Object.keys(localStorage).find((key) => key.startsWith('tassel.identity.user:'))`);

export async function storedSignIn(page: Page): Promise<StoredSignIn> {
  return (await stored<StoredSignIn>(page, await signInKey(page))) as StoredSignIn;
}

/** Ages a sign-in: the browser takes its tokens for older than they are. */
export async function changeSignIn(page: Page, change: (signIn: StoredSignIn) => void): Promise<void> {
  const signIn = await storedSignIn(page);
  change(signIn);
  await store(page, await signInKey(page), signIn);
}

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
