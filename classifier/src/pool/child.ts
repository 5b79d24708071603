import { classify } from '../classify.ts';
import { warmReaders } from '../read/warm-readers.ts';
import type { Order, Report } from './messages.ts';

/** The program of a child process: reads one letter at a time, and ends with its parent. */
function report(message: Report): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Order) => {
  classify(order.bytes).then(
    (letter) => report({ kind: 'done', letter, residentBytes: process.memoryUsage.rss() }),
    (error: unknown) =>
      report({ kind: 'failed', failure: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});

await warmReaders();
report({ kind: 'warm' });
