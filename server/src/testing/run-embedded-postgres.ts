// A Tassel that can be killed: starts the server with the options of its argument, tells, and waits for its end.
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';

const options = JSON.parse(process.argv[2] ?? '{}');
try {
  const { url, adopted, place, note, stop } = await startEmbeddedPostgres({ ...options, log: () => {} });
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url, adopted, place, note }));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ refused: (error as Error).message, kind: (error as Error).name }));
}
