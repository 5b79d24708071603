import { classify } from '../classify.ts';
import { warmReaders } from '../read/warm-readers.ts';
import type { Order, Report } from './messages.ts';

/** The program of a child process: reads one letter at a time, and ends with its parent. */
function report(message: Report): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group, but only the pool ends a reader: its letter would look like a damaged file.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (order: Order) => {
  // It never rejects; if it did, the child would end, and the pool answer for it.
  void classify(order.bytes, order.taught).then((letter) =>
    report({ kind: 'done', letter, residentBytes: process.memoryUsage.rss() }),
  );
});

await warmReaders();
report({ kind: 'warm' });
