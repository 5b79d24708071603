import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every measurement of bench/, one after the other, so that none disturbs the next. */
const folder = join(import.meta.dirname, '../bench');
const [only = ''] = process.argv.slice(2);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && file.includes(only))) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [join(folder, name)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
