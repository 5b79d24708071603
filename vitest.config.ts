import { defineConfig } from 'vitest/config';

// The conditions of plain Node: Vite would add `development`, which loads a second copy of graphql.
const conditions = ['node', 'module-sync'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{contract,classifier,identity,server,console,scripts}/**/*.test.ts'],
    pool: 'forks',
    // Vitest leaves one processor free; nobody else wants it here.
    maxWorkers: '100%',
    // A loaded machine is slow, and a start of the server is no unit: what hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'server/src/testing/test-setup.ts',
  },
});
