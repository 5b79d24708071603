import { runQuiet } from './programs.ts';

type Check = { name: string; command: string; args: string[] };

const node = process.execPath;
const checks: Check[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the console', command: 'tsc', args: ['-p', 'console/tsconfig.json'] },
  { name: 'types of the stories', command: 'tsc', args: ['-p', 'e2e/tsconfig.json'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'promises', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'import directions', command: node, args: ['scripts/directions.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-config-hints'] },
  { name: 'generated code', command: node, args: ['scripts/generate.ts', '--check'] },
];

async function run({ name, command, args }: Check): Promise<boolean> {
  const begin = Date.now();
  const { code, output } = await runQuiet(command, args);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

async function runInTurn(waiting: Check[]): Promise<boolean> {
  let allPass = true;
  for (let check = waiting.shift(); check; check = waiting.shift()) allPass = (await run(check)) && allPass;
  return allPass;
}

// Two at a time: each uses about one core, and a small machine has two.
const waiting = [...checks];
const passed = await Promise.all([runInTurn(waiting), runInTurn(waiting)]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
