import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The conditions of plain Node: Vite would add `development`, which loads a second copy of graphql.
const conditions = ['node', 'module-sync'];

/** These start and kill processes, or load readers that hold on to a thread: each file has a process of its own. */
const processes = ['classifier/src/{pool,read,score}/**/*.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    pool: 'forks',
    // Many tests wait for what others do: more of them than processors keep all of these busy.
    maxWorkers: 2 * availableParallelism(),
    // A loaded machine is slow, and a start of the server is no unit: what hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'processes', include: processes } },
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{contract,classifier,identity,server,console,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...processes],
          // What is imported once serves all files of a worker.
          isolate: false,
          globalSetup: 'server/src/testing/test-setup.ts',
        },
      },
    ],
  },
});
