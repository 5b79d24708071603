import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineFlags } from '../classifier/src/pool/run-child.ts';
import { root, runShown } from './programs.ts';

/** Runs every measurement of `bench/`, or those that are named. */
const wanted = process.argv.slice(2);
const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts'));
for (const file of files.filter((file) => wanted.length === 0 || wanted.some((name) => file === `${name}.ts`))) {
  console.log(`\n— ${file.replace('.ts', '')}`);
  // Letters are read as a child of the pool reads them.
  const flags = file === 'classifier.ts' ? engineFlags : [];
  if ((await runShown(process.execPath, [...flags, join('bench', file)])) !== 0) process.exitCode = 1;
}
