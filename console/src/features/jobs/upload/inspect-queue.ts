import { factsOf, type Inspection } from './file-facts.ts';
import type { LetterDraft } from './letter-draft.ts';

type Inspect = (file: File) => Promise<Inspection>;
type Results = Map<string, Inspection>;

/** At once: while one file is hashed, the next is read. */
const parallel = 8;
/** Results are handed over in bundles: ten thousand single ones would draw the page ten thousand times. */
const bundleMs = 250;

/** Has letters inspected in their order, and hands over what was found. */
export function createInspectQueue(inspect: Inspect, onResults: (results: Results) => void) {
  let waiting: LetterDraft[] = [];
  let next = 0;
  let running = 0;
  let results: Results = new Map();

  function fill(): void {
    for (; running < parallel && next < waiting.length; next++) void run(waiting[next] as LetterDraft);
  }

  async function run({ id, file }: LetterDraft): Promise<void> {
    running++;
    const inspection = await inspect(file).catch(() => ({ facts: factsOf({ fault: 'unreadable' }) }));
    running--;
    if (results.size === 0) setTimeout(handOver, bundleMs);
    results.set(id, inspection);
    fill();
  }

  function handOver(): void {
    const bundle = results;
    results = new Map();
    onResults(bundle);
  }

  return {
    add(letters: readonly LetterDraft[]): void {
      waiting = [...waiting.slice(next), ...letters];
      next = 0;
      fill();
    },
  };
}
