import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossedDirection, importsOf, pathOf, unknownFeatures } from './direction-rules.ts';

const root = join(import.meta.dirname, '..');

const parts = '{bench,console,contract,e2e,identity,scripts,server}';

function complaintsOf(file: string): string[] {
  return importsOf(readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
    const complaint = crossedDirection(file, pathOf(file, specifier));
    return complaint ? [`${file} → ${specifier}: ${complaint}`] : [];
  });
}

const files = globSync(`${parts}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
});
const unknown = unknownFeatures(files).map(
  (feature) => `"${feature}" is not in the order of features: add it in scripts/direction-rules.ts`,
);
const complaints = [...unknown, ...files.flatMap(complaintsOf)];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
