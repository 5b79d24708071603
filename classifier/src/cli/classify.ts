import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPool } from '../pool/pool.ts';
import { drawOverlay } from './draw-overlay.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: classify [--pretty] [--overlay DIR] FILE…
Prints what each award letter says, as a line of JSON.
  --pretty       indents the JSON
  --overlay DIR  writes the pages with boxes around what was found`;

async function main(args: string[]): Promise<number> {
  const options = {
    pretty: { type: 'boolean' },
    overlay: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help || positionals.length === 0) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  const pool = startPool({ children: Math.min(2, positionals.length) });
  const classifyFile = async (file: string) => {
    const bytes = new Uint8Array(await readFile(file));
    const letter = await pool.classify(bytes);
    if (values.overlay) await writeOverlay(values.overlay, file, await drawOverlay(bytes, letter));
    return { file, ...letter };
  };
  try {
    const answers = positionals.map(classifyFile);
    // A failure is told when its turn comes, and costs no other file.
    for (const answer of answers) answer.catch(() => undefined);
    let failures = 0;
    for (const [index, answer] of answers.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${positionals.length}\x1b[K`);
      try {
        console.log(JSON.stringify(await answer, null, values.pretty ? 2 : 0));
      } catch (error) {
        failures += 1;
        console.error(`${positionals[index]}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    return failures > 0 ? 1 : 0;
  } finally {
    pool.close();
  }
}

async function writeOverlay(folder: string, file: string, pages: readonly Uint8Array[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, page] of pages.entries())
    await writeFile(join(folder, `${basename(file)}-${index + 1}.png`), page);
}

await runCommand(usage, main);
