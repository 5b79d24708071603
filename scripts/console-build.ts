import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';

const root = join(import.meta.dirname, '..');
const consoleDir = join(root, 'console');
const stampFile = join(consoleDir, 'dist/.stamp');
const sources = [
  'console/{src,public}/**',
  'console/{index.html,*.ts,package.json}',
  'docs/api-guide.md',
  'contract/**/*.ts',
  'scripts/{console-build,compress-files}.ts',
  'package-lock.json',
];

/** Builds the console when its sources are not those of the last build. */
export async function buildConsole(): Promise<void> {
  const stamp = sourceStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the console…');
  // Loaded only here, because it takes a second and most starts have nothing to build.
  const { build } = await import('vite');
  await build({ root: consoleDir, logLevel: 'warn' });
  compressFiles(join(consoleDir, 'dist'));
  writeFileSync(stampFile, stamp);
}

function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files.filter((path) => statSync(join(root, path)).isFile())) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
