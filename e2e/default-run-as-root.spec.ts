import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { demo } from './testing/people.ts';
import { createOrganization, organizationNames, personByHttp } from './testing/person-by-http.ts';
import { workingOn } from './testing/processes.ts';
import { startProduct, temporaryFolder } from './testing/start-product.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['package.json', 'contract', 'identity', 'server', 'console', 'node_modules'];

test.setTimeout(240_000);

test("in root's closed folder it tells where its database lies, and finds it again after kill -9", async () => {
  test.skip(process.getuid?.() !== 0, 'only root can start it there');
  const folder = temporaryFolder();
  copyProject(folder.path);
  chmodSync(folder.path, 0o700);
  const start = () => startProduct({ dataDir: join(folder.path, 'data'), cwd: folder.path });

  const first = await start();
  const place = /^Database files: (\/var\/lib\/tassel\/\w+\/postgres) \(PostgreSQL does not run as root/m.exec(
    first.output(),
  )?.[1] as string;
  expect(place, first.output()).toBeDefined();
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept elsewhere');
  await first.stop('SIGKILL');

  const second = await start();
  expect(await organizationNames(await personByHttp(second.url, demo.admin))).toContain('Kept elsewhere');
  expect(second.output()).toContain(place);
  expect(workingOn(place)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  expect(workingOn(place)).toEqual([]);
  folder.remove();
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
