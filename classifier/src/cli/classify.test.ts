import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a file that is not there is told in a line, and costs no other', () => {
  const here = import.meta.filename;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'classify.ts'), '/nowhere/letter.pdf', here],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining("'/nowhere/letter.pdf'")]);
  expect(JSON.parse(stdout)).toMatchObject({ file: here, status: 'BAD_FILE', reason: 'unknown_type' });
});
