import { parseArgs } from 'node:util';
import type { LetterScore, TrueLetter } from '../score/compare-letter.ts';
import { keepReadings, readKept, scoreKept } from '../score/kept-readings.ts';
import { missList, scoreTable } from '../score/print-score.ts';
import { reliabilityTable } from '../score/reliability.ts';
import { readTruth, scoreLetters } from '../score/score-letters.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: score TRUTH.jsonl | READINGS.jsonl.br [--misses N] [--only TEXT] [--patience SECONDS] [--keep READINGS.jsonl.br]
Classifies the letters of a truth file (their paths start beside it) and prints how right the answers are.
A file of readings holds the words of digital letters with their truth: they are only understood anew.
  --misses N   also lists the N worst letters
  --only TEXT  takes only the letters whose path holds TEXT
  --patience SECONDS  gives each letter so long, for machines that are busy with other work
  --keep FILE  adds the digital letters to a file of readings instead`;

async function main(args: string[]): Promise<number> {
  const options = {
    misses: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    patience: { type: 'string', default: '60' },
    keep: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [truthFile] = positionals;
  if (!truthFile) {
    console.error(usage);
    return 2;
  }
  const isTaken = (truth: TrueLetter): boolean => truth.file.includes(values.only);
  if (truthFile.endsWith('.br')) {
    print(scoreKept((await readKept(truthFile)).filter(({ truth }) => isTaken(truth))), Number(values.misses));
    return 0;
  }
  const truths = (await readTruth(truthFile)).filter(isTaken);
  if (values.keep) {
    console.log(`${await keepReadings(truths, truthFile, values.keep)} letters kept`);
    return 0;
  }
  const show = (text: string) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`);
  const letters = await scoreLetters(truths, {
    truthFile,
    timeoutMs: Number(values.patience) * 1000,
    onScored: (count) => show(`${count} of ${truths.length}`),
  });
  show('');
  print(letters, Number(values.misses));
  return 0;
}

function print(letters: LetterScore[], misses: number): void {
  console.log(`${scoreTable(letters)}\n\n${reliabilityTable(letters)}`);
  if (misses > 0) console.log(`\n${missList(letters, misses)}`);
}

await runCommand(usage, main);
