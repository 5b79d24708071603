import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './testing/own-products.ts';
import { demo } from './testing/people.ts';
import { createOrganization, organizationNames, personByHttp } from './testing/person-by-http.ts';
import { workingOn } from './testing/processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['package.json', 'contract', 'classifier', 'identity', 'server', 'console', 'node_modules'];

test.setTimeout(240_000);

test("in root's closed folder it tells where its database lies, and finds it again after kill -9", async ({
  newFolder,
  start,
}) => {
  test.skip(process.getuid?.() !== 0, 'only root can start it there');
  const cwd = newFolder();
  copyProject(cwd);
  chmodSync(cwd, 0o700);
  const startThere = () => start({ dataDir: join(cwd, 'data'), cwd });

  const first = await startThere();
  const place = /^Database files: (\/var\/lib\/tassel\/\w+\/postgres) \(PostgreSQL does not run as root/m.exec(
    first.output(),
  )?.[1] as string;
  expect(place, first.output()).toBeDefined();
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept elsewhere');
  await first.stop('SIGKILL');

  const second = await startThere();
  expect(await organizationNames(await personByHttp(second.url, demo.admin))).toContain('Kept elsewhere');
  expect(second.output()).toContain(place);
  expect(workingOn(place)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  expect(workingOn(place)).toEqual([]);
  removePlace(place);
});

/** Hard links cost no time; a folder on another disk takes a copy. */
function copyProject(target: string): void {
  try {
    execFileSync('cp', ['-al', ...parts, target], { cwd: root, stdio: 'pipe' });
  } catch {
    execFileSync('cp', ['-a', ...parts, target], { cwd: root, stdio: 'pipe' });
  }
}

function removePlace(place: string): void {
  rmSync(dirname(place), { recursive: true });
  const parent = dirname(dirname(place));
  if (existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);
}
