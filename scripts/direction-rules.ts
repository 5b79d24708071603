import { posix } from 'node:path';

/** Features import other features only from their left. */
const featureOrder = [
  'session',
  'audit',
  'organizations',
  'advisors',
  'invitations',
  'team',
  'api-keys',
  'billing',
  'webhooks',
  'letters',
  'jobs',
  'review',
  'explorer',
  'map',
];

const importPattern =
  /(?:^|[;\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|(?:^|[^.\w])import\(\s*['"]([^'"]+)['"]/g;

/** The specifiers that a file imports or exports from. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** A specifier as a path from the root; that of a package begins with `node_modules`. */
export function pathOf(file: string, specifier: string): string {
  const part = file.split('/')[0];
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('@tassel/contract/')) return specifier.replace('@tassel/contract', 'contract');
  if (specifier.startsWith('@tassel/')) return specifier.replace(/^@tassel\/([^/]+)/, '$1/src');
  const own = specifier.match(/^#(server|console|identity)\/(.*)$/);
  if (own) return `${own[1]}/src/${own[2]}`;
  return specifier.startsWith('#') ? `${part}/src/${specifier.slice(1)}` : `node_modules/${specifier}`;
}

/** Why a file may not import another, both as paths from the root; undefined when it may. */
export function crossedDirection(file: string, target: string): string | undefined {
  const from = file.split('/')[0] ?? '';
  const to = target.split('/')[0] ?? '';
  if (from === 'e2e' || from === 'scripts' || from === 'bench') return undefined;
  if (from === to) return from === 'contract' ? undefined : crossedInside(file, target);
  if (from === 'contract') return isTest(file) ? undefined : 'contract imports nothing';
  if (to === 'contract' || to === 'node_modules') return undefined;
  if (to === 'classifier' && from === 'server') return undefined;
  if (to === 'identity') return identityDoor(file);
  return `${from} does not import ${to}: they meet in contract`;
}

function identityDoor(file: string): string | undefined {
  return file === 'server/src/start.ts' ? undefined : 'only server/src/start.ts imports identity';
}

function crossedInside(file: string, target: string): string | undefined {
  if (isTest(file)) return undefined;
  const toFeature = featureOf(target);
  if (toFeature === undefined) return undefined;
  const folder = file.split('/')[2];
  if (folder === 'platform' || folder === 'ui') return `${folder} does not import features`;
  const fromFeature = featureOf(file);
  if (fromFeature === undefined || fromFeature === toFeature) return undefined;
  return crossedOrder(fromFeature, toFeature);
}

function crossedOrder(from: string, to: string): string | undefined {
  const unknown = [from, to].find((feature) => !featureOrder.includes(feature));
  if (unknown) return `"${unknown}" is not in the order of features: add it in scripts/direction-rules.ts`;
  if (featureOrder.indexOf(to) < featureOrder.indexOf(from)) return undefined;
  return `${from} does not import ${to}, which is on its right: queue a task by name`;
}

/** Feature folders that the order does not name. */
export function unknownFeatures(files: string[]): string[] {
  const features = new Set(files.map(featureOf).filter((feature) => feature !== undefined));
  return [...features].filter((feature) => !featureOrder.includes(feature));
}

function featureOf(path: string): string | undefined {
  return path.match(/^(?:server|console)\/src\/features\/([^/]+)\//)?.[1];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}
