import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, sampleLetter } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'ada');
  await addTestOrganization(server, 'ada', 'Bridgepath');
});
afterAll(() => server.stop());

const letterFields = `id status reason reasonLine remedy filename insertTime lastStatusUpdate uploadUrl method year
  awardYear institution { name city state zip } payload studentId college cohort confidence fileSize sha256
  filePurgedAt isInWork totals { totalCost freeMoney loans work netPrice remaining printedNetPrice }
  aidAmounts { id value source category subCategory description confidence
    figureBox { page left top width height } descriptionBox { page left top width height } }
  costAmounts { id value category description confidence
    figureBox { page left top width height } descriptionBox { page left top width height } }
  pages { number width height imageUrl }
  history { insertTime fromStatus toStatus reason actor { kind name } }
  downloadUrl sameContentAs { id filename job { id name } } job { id name } neighbors { previousId nextId }`;

const files: [string, string, string | null][] = [
  ['digital/d01-harrow-glen-college.pdf', 'READY', null],
  ['digital/d01-harrow-glen-college.pdf', 'READY', null],
  ['negatives/n10-loan-servicer-statement.pdf', 'INVALID', 'not_an_award_letter'],
  ['bad/b01-empty.pdf', 'BAD_FILE', 'empty'],
  ['bad/b02-truncated.pdf', 'BAD_FILE', 'damaged'],
  ['bad/b03-encrypted.pdf', 'BAD_FILE', 'encrypted'],
  ['bad/b04-web-page.pdf', 'BAD_FILE', 'unknown_type'],
  ['bad/b08-no-images.zip', 'BAD_FILE', 'zip_without_images'],
  ['bad/b09-nested.zip', 'BAD_FILE', 'zip_nested'],
];

const truthOf = (file: string) =>
  readFileSync(new URL('../../../../classifier/samples/truth.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .find((truth) => truth.file === file);

describe('does', () => {
  test('[R-3.07] [R-4.09] [R-D.01] [R-D.03] [R-D.06] [R-D.17] real files end as their content says', async () => {
    const job = await addTestJob(
      server,
      'ada',
      files.map(([path], index) => `${index}-${path.split('/')[1]}`),
    );
    for (const [index, letter] of job.awardLetters.entries())
      expect((await putFile(letter.uploadUrl, await sampleLetter(files[index]?.[0] as string))).status).toBe(200);
    const ends = await endOfLetters(server, 'ada', job.id, 80);
    expect(ends.map(({ status, reason }) => [status, reason])).toEqual(files.map(([, ...end]) => end));

    const read = async (index: number) => {
      const id = job.awardLetters[index]?.id;
      const answer = await server.graphql('ada', `query ($id: ID!) { awardLetter(id: $id) { ${letterFields} } }`, {
        id,
      });
      expect(answer.errors).toBeUndefined();
      return answer.data.awardLetter;
    };
    const ready = await read(0);
    const truth = truthOf('digital/d01-harrow-glen-college.pdf');
    expect(ready.institution).toEqual(truth.institution);
    expect(ready.awardYear).toBe(truth.awardYear);
    const lines = (amounts: { description: string; value: number }[]) =>
      amounts.map(({ description, value }) => `${description}: ${value}`).sort();
    expect(lines(ready.aidAmounts)).toEqual(lines(truth.aid));
    expect(lines(ready.costAmounts)).toEqual(lines(truth.costs));
    expect(ready).toMatchObject({ method: 'CLASSIFIER', year: 2026, uploadUrl: null, reason: null, isInWork: false });
    expect(ready.totals).toMatchObject({ totalCost: 60_188, freeMoney: 42_345, netPrice: 17_843, remaining: 9943 });
    expect(ready.history).toMatchObject([
      { fromStatus: 'PENDING', toStatus: 'READY', reason: null, actor: { kind: 'SYSTEM', name: null } },
    ]);
    expect(ready.neighbors).toEqual({ previousId: null, nextId: job.awardLetters[1]?.id });
    for (const { figureBox } of ready.aidAmounts) {
      expect(figureBox.left).toBeGreaterThan(0);
      expect(figureBox.left + figureBox.width).toBeLessThan(ready.pages[0].width);
      expect(figureBox.top + figureBox.height).toBeLessThan(ready.pages[0].height);
    }

    const twin = await read(1);
    expect(twin.sameContentAs).toMatchObject({ id: ready.id, job: { id: job.id } });
    expect(ready.sameContentAs).toBeNull();
    const bad = await read(5);
    expect(bad.reasonLine).toContain('password');
    expect(bad.remedy).toContain('without a password');
    expect(bad.totals).toBeNull();
  });
});
