import { expect, test } from 'vitest';
import { crossedDirection, importsOf, pathOf, unknownFeatures } from './direction-rules.ts';

const complaint = (file: string, specifier: string) => crossedDirection(file, pathOf(file, specifier));

test('finds every kind of import, and none in comments', () => {
  const source = `
    import pg from 'pg';
    import type { A } from './a.ts';
    import {
      b,
    } from "#platform/b.ts";
    import './side-effect.ts';
    export { c } from '#features/jobs/c.ts';
    const screen = lazy(() => import('./JobsScreen.tsx'));
    // import d from './d.ts';
    /* import e from './e.ts'; */
  `;
  expect(importsOf(source)).toEqual([
    'pg',
    './a.ts',
    '#platform/b.ts',
    './side-effect.ts',
    '#features/jobs/c.ts',
    './JobsScreen.tsx',
  ]);
});

test.each([
  ['server/src/features/letters/purge.ts', '#features/organizations/add-member.ts'],
  ['server/src/features/letters/purge.ts', './letter.ts'],
  ['server/src/features/letters/purge.ts', '#platform/database.ts'],
  ['server/src/features/letters/purge.test.ts', '#features/jobs/create-job.ts'],
  ['server/src/testing/people.ts', '#features/jobs/create-job.ts'],
  ['server/src/schema.ts', './features/jobs/graphql.ts'],
  ['server/src/start.ts', '@tassel/identity/start.ts'],
  ['server/src/platform/config.ts', '@tassel/contract/roles.ts'],
  ['identity/src/start.ts', './keys.ts'],
  ['contract/roles.ts', './organization.ts'],
  ['contract/roles.test.ts', 'vitest'],
  ['console/src/layout/Header.tsx', '#features/session/state.ts'],
  ['e2e/sign-in.test.ts', '@tassel/server/start.ts'],
  ['scripts/generate.ts', '../server/src/print-schema.ts'],
])('%s may import %s', (file, specifier) => {
  expect(complaint(file, specifier)).toBeUndefined();
});

test.each([
  ['server/src/features/letters/purge.ts', '#features/jobs/create-job.ts', 'on its right'],
  ['console/src/features/letters/state.ts', '../jobs/state.ts', 'on its right'],
  ['server/src/platform/queue.ts', '#features/jobs/create-job.ts', 'platform does not import features'],
  ['console/src/ui/Button.tsx', '#features/session/state.ts', 'ui does not import features'],
  ['console/src/main.tsx', '@tassel/server/web.ts', 'they meet in contract'],
  ['console/src/main.tsx', '../../server/src/web.ts', 'they meet in contract'],
  ['server/src/web.ts', '../../console/src/config.ts', 'they meet in contract'],
  ['server/src/web.ts', '@tassel/identity/start.ts', 'only server/src/start.ts'],
  ['identity/src/start.ts', '@tassel/server/web.ts', 'they meet in contract'],
  ['contract/roles.ts', 'node:crypto', 'contract imports nothing'],
  ['server/src/features/letters/purge.ts', '#features/pigeons/fly.ts', 'add it'],
])('%s may not import %s', (file, specifier, reason) => {
  expect(complaint(file, specifier)).toContain(reason);
});

test('names a feature folder that the order lacks', () => {
  const files = ['server/src/features/jobs/a.ts', 'console/src/features/pigeons/Pigeon.tsx', 'server/src/web.ts'];
  expect(unknownFeatures(files)).toEqual(['pigeons']);
});
