// A job of 10,000 letters beside one of 100: what a person asks must take about as long.
import { startBench } from '../server/src/testing/large-jobs.ts';
import { inTurns, printRatios } from './support/ratio.ts';

const rounds = 25;
const mostRatio = 1.5;

const page = `query ($id: ID!, $page: Int) { awardLetters(filter: { jobId: $id }, page: $page) { pageCount itemsCount
  items { id filename status reason lastStatusUpdate year institution { name state } totals { freeMoney netPrice } } } }`;
const statuses = [
  'PENDING',
  'MANUAL_REVIEW',
  'READY',
  'INVALID',
  'NOT_SUPPORTED',
  'BAD_FILE',
  'CANCELED',
  'SIZE_LIMIT_EXCEEDED',
];
const counts = `query ($id: ID!) { ${statuses
  .map((status) => `${status}: awardLetters(filter: { jobId: $id, status_in: [${status}] }) { itemsCount }`)
  .join(' ')} }`;
const search = `query ($id: ID!) { awardLetters(filter: { jobId: $id, filename_contains: "student 42 " }) { itemsCount items { id filename } } }`;

const bench = await startBench();
const small = await bench.addJob(100);
const large = await bench.addJob(10_000);
console.log(
  `created by one call: 100 letters in ${small.createMs.toFixed(0)} ms, 10,000 in ${large.createMs.toFixed(0)} ms`,
);

const ask =
  (query: string, id: string, variables: object = {}) =>
  () =>
    bench.ask(query, { id, ...variables });
const tenPages = (id: string) => async () => {
  for (let number = 1; number <= 10; number += 1) await ask(page, id, { page: number })();
};

const rows = [];
for (const [what, forJob] of [
  ['first ten pages', tenPages],
  ['counts per status', (id: string) => ask(counts, id)],
  ['search by file name', (id: string) => ask(search, id)],
] as const) {
  await inTurns(5, forJob(small.id), forJob(large.id));
  rows.push({ what, ...(await inTurns(rounds, forJob(small.id), forJob(large.id))), limit: mostRatio });
}
printRatios(['100 letters', '10,000 letters'], rows);
await bench.stop();
