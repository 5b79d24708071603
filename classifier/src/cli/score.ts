import { parseArgs } from 'node:util';
import { missList, scoreTable } from '../score/print-score.ts';
import { reliabilityTable } from '../score/reliability.ts';
import { readTruth, scoreLetters } from '../score/score-letters.ts';

const usage = `usage: score TRUTH.jsonl [--misses N] [--only TEXT] [--patience SECONDS]
Classifies the letters of a truth file (their paths start beside it) and prints how right the answers are.
  --misses N   also lists the N worst letters
  --only TEXT  takes only the letters whose path holds TEXT
  --patience SECONDS  gives each letter so long, for machines that are busy with other work`;

async function main(args: string[]): Promise<number> {
  const options = {
    misses: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    patience: { type: 'string', default: '60' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [truthFile] = positionals;
  if (!truthFile) {
    console.error(usage);
    return 2;
  }
  const truths = (await readTruth(truthFile)).filter((truth) => truth.file.includes(values.only));
  const show = (text: string) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`);
  const letters = await scoreLetters(truths, {
    truthFile,
    timeoutMs: Number(values.patience) * 1000,
    onScored: (count) => show(`${count} of ${truths.length}`),
  });
  show('');
  console.log(`${scoreTable(letters)}\n\n${reliabilityTable(letters)}`);
  if (Number(values.misses) > 0) console.log(`\n${missList(letters, Number(values.misses))}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
