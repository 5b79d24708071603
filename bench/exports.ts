// Exports are written while they are read: ten times the letters must not need more memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { startBench } from '../server/src/testing/large-jobs.ts';
import { printRatios } from './support/ratio.ts';

const mebibyte = 1024 * 1024;
const bench = await startBench();
const { server } = bench;

async function exportOf(jobId: string, format: string): Promise<{ seconds: number; peak: number; bytes: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const begin = performance.now();
  const asked = await server.graphql(
    'ada',
    'mutation ($id: ID!, $format: ExportFormat) { exportJob(jobIdList: [$id], format: $format) { export { id } } }',
    { id: jobId, format },
  );
  const { id } = asked.data.exportJob.export;
  for (;;) {
    peak = Math.max(peak, process.memoryUsage.rss());
    const { status, bytes } = await server.context.db
      .selectFrom('exports')
      .where('id', '=', id)
      .select(['status', 'bytes'])
      .executeTakeFirstOrThrow();
    if (status !== 'WAITING') return { seconds: (performance.now() - begin) / 1000, peak, bytes: bytes ?? 0 };
    await sleep(20);
  }
}

const small = await bench.addJob(1000);
const large = await bench.addJob(10_000);
const rows = [];
for (const format of ['CSV', 'XLSX']) {
  await exportOf(small.id, format);
  const few = await exportOf(small.id, format);
  const many = await exportOf(large.id, format);
  console.log(
    `${format}: 10,000 letters, 140,000 rows, ${(many.bytes / mebibyte).toFixed(1)} MB in ${many.seconds.toFixed(1)} s`,
  );
  rows.push({
    what: `memory at its most, ${format}`,
    small: few.peak / mebibyte,
    large: many.peak / mebibyte,
    limit: 1.5,
  });
}
printRatios(['1,000 letters', '10,000 letters'], rows, 'MB');
await bench.stop();
