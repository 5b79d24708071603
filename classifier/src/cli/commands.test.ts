import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(command: string, ...args: string[]): { status: number | null; stdout: string; said: string[] } {
  const file = join(import.meta.dirname, `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stdout, said: stderr.trim().split('\n') };
}

test('a file that is not there or is a folder is told in a line, and costs no other', () => {
  const here = import.meta.filename;
  const { status, stdout, said } = run('classify', '/nowhere/letter.pdf', import.meta.dirname, here);
  expect(status).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^\/nowhere\/letter\.pdf: .*no such file/),
    expect.stringMatching(`^${import.meta.dirname}: .*directory`),
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ file: here, status: 'BAD_FILE', reason: 'unknown_type' });
});

test.each(['classify', 'score', 'mutate'])('%s tells its usage beside an option that is none', (command) => {
  const { status, stdout, said } = run(command, '--bogus');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(said[0]).toContain("'--bogus'");
  expect(said).toContainEqual(expect.stringContaining(`usage: ${command}`));
  expect(said.join('\n')).not.toContain('node:internal');
});

test('a truth file that is not there is told in a line', () => {
  const { status, said } = run('score', '/nowhere/truth.jsonl');
  expect(status).toBe(1);
  expect(said).toEqual([expect.stringContaining('/nowhere/truth.jsonl')]);
});
