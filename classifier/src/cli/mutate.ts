import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ClassifiedLetter } from '../classify.ts';
import { defaultPoolLimits } from '../pool/limits.ts';
import { startPool } from '../pool/pool.ts';
import { childrenOf, residentBytes } from '../pool/process-usage.ts';
import { bombs } from '../testing/bombs.ts';
import { mutants } from '../testing/mutate-file.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: mutate [--count N] [--seed N]
Classifies broken copies of the samples and files made to do harm, and prints what became of them.`;

type Outcome = { name: string; kind: string; letter: ClassifiedLetter };

async function main(args: string[]): Promise<number> {
  const options = {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.help) {
    console.error(usage);
    return 0;
  }
  const memory = watchChildren();
  const pool = startPool();
  const outcomes: Outcome[] = [];
  const hostile = hostileFiles(Number(values.count), Number(values.seed));
  // As many at a time as there are children: what waits would only fill the memory.
  const hand = async (): Promise<void> => {
    for (const { name, kind, bytes } of hostile) outcomes.push({ name, kind, letter: await pool.classify(bytes) });
  };
  await Promise.all(Array.from({ length: defaultPoolLimits.children }, hand));
  pool.close();
  // On a busy machine a child that is killed takes seconds to give its memory back.
  for (let tries = 0; tries < 20 && childrenOf(process.pid).length > 0; tries += 1) await sleep(500);
  print(outcomes);
  console.log(`peak memory of a child ${memory.peakMegabytes()} MB, children left ${childrenOf(process.pid).length}`);
  memory.stop();
  return 0;
}

function* hostileFiles(count: number, seed: number): Generator<{ name: string; kind: string; bytes: Uint8Array }> {
  for (const [name, make] of Object.entries(bombs)) yield { name, kind: 'bomb', bytes: make() };
  for (const { name, change, bytes } of mutants(samples(), count, seed)) yield { name, kind: change, bytes };
}

function samples(): { name: string; bytes: Uint8Array }[] {
  const folder = join(import.meta.dirname, '../../samples');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[a-z]{3,4}$/.test(name));
  return names
    .filter((name) => !name.endsWith('.jsonl'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}

function print(outcomes: readonly Outcome[]): void {
  const counts = new Map<string, number>();
  for (const { kind, letter } of outcomes) {
    const key = `${kind.padEnd(22)}${letter.status.padEnd(21)}${letter.reason ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(count).padStart(6)}  ${key}`);
  for (const { name, letter } of outcomes.filter(({ kind }) => kind === 'bomb'))
    console.log(`bomb  ${name.padEnd(50)}${letter.status} ${letter.reason ?? ''} ${letter.ms} ms`);
  const slowest = outcomes.toSorted((a, b) => b.letter.ms - a.letter.ms).slice(0, 5);
  for (const { name, kind, letter } of slowest) console.log(`slow  ${letter.ms} ms  ${kind}  ${name}`);
  const failures = new Set(outcomes.flatMap(({ letter }) => letter.failure?.split('\n')[0] ?? []));
  for (const failure of failures) console.log(`said  ${failure}`);
}

function watchChildren(): { peakMegabytes: () => number; stop: () => void } {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, ...childrenOf(process.pid).map(residentBytes));
  };
  const timer = setInterval(look, 100);
  return { peakMegabytes: () => Math.round(peak / 2 ** 20), stop: () => clearInterval(timer) };
}

await runCommand(usage, main);
