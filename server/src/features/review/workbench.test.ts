import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, sampleLetter, type TestLetter } from '#testing/jobs.ts';
import { addTestMember, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let organizationId: string;
let answer: ClassifiedLetter;
beforeAll(async () => {
  server = await startServer({}, async () => answer);
  for (const subject of ['ada', 'uma', 'rex', 'eve']) await addTestPerson(server, subject);
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestMember(server, organizationId, 'uma', 'USER');
  await addTestMember(server, organizationId, 'rex', 'REVIEWER');
  await addTestOrganization(server, 'eve', 'Elsewhere');
  await setTestOrganization(server, organizationId, { credits: 10_000 });
});
afterAll(() => server.stop());

const doubtful = (changes: Partial<ClassifiedLetter> = {}) =>
  readyAnswer({ status: 'NOT_SUPPORTED', reason: 'low_confidence', confidence: 0.3, ...changes });

/** A letter in review, with this file. */
async function inReview(file: string, given = doubtful()): Promise<string> {
  answer = given;
  const job = await addTestJob(server, 'ada', ['letter'], { review: true });
  const [letter] = job.awardLetters as [TestLetter];
  await putFile(letter.uploadUrl, await sampleLetter(file));
  await endOfLetters(server, 'ada', job.id);
  return letter.id;
}

const box = (page: number, left: number, top: number, width: number, height: number) => ({
  page,
  left,
  top,
  width,
  height,
});
const readBox = (subject: string, id: string, box: object) =>
  server.graphql(
    subject,
    'query ($id: ID!, $box: BoxInput!) { readBox(id: $id, box: $box) { text value description } }',
    { id, box },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof readBox>>) => errors?.[0]?.extensions?.code;
const kestrel = 'digital/d04-kestrel-bay-university.pdf';

const screenshot = 'screenshots/w01-ocmulgee-state-university.png';
const decide = (subject: string, variables: object) =>
  server.graphql(
    subject,
    `mutation ($id: ID!, $lockId: ID, $aid: [AidAmountInput!], $costs: [CostAmountInput!]) {
      decideLetter(id: $id, lockId: $lockId, status: READY, aidAmounts: $aid, costAmounts: $costs) {
        status method totals { totalCost freeMoney }
        aidAmounts { id description value confidence figureBox { page left top width height } }
        costAmounts { id description }
      } }`,
    variables,
  );

describe('does', () => {
  test('[R-4.10] the text under a drawn box is read from the text layer: a line, or a figure with the words beside it', async () => {
    const id = await inReview(kestrel);
    for (const [drawn, value, description] of [
      [box(1, 60, 412, 495, 16), 21_000, 'Presidential Scholarship II'],
      [box(1, 500, 450, 60, 16), 7250, 'Kestrel Bay Opportunity Grant'],
      [box(1, 60, 430, 170, 18), null, 'PA State Grant (PHEAA) - estimated'],
      [box(1, 300, 20, 5, 5), null, ''],
    ] as const)
      expect((await readBox('rex', id, drawn)).data.readBox).toMatchObject({ value, description });
  });

  test('[R-4.10] of a picture the piece is read by the same engine', async () => {
    const picture = doubtful({ pages: [{ number: 1, width: 792, height: 495, reader: 'ocr' }] });
    const id = await inReview(screenshot, picture);
    const line = { value: 8210, description: 'HOPE Scholarship' };
    expect((await readBox('rex', id, box(1, 100, 124, 600, 16))).data.readBox).toMatchObject(line);
    expect((await readBox('rex', id, box(1, 645, 146, 45, 15))).data.readBox).toMatchObject({
      value: 5345,
      description: 'Federal Pell Grant',
    });
  });

  test('[R-4.10] a drawn line keeps its place; a cost that was aid stays the same amount; printed sums are shown', async () => {
    const evidence = readyAnswer().aid[0]?.evidence as NonNullable<ClassifiedLetter['printedNetPrice']>['evidence'];
    const id = await inReview(
      kestrel,
      doubtful({ printedSums: [{ description: 'Total aid', value: 10_895.5, evidence }] }),
    );
    const { data } = await server.graphql(
      'rex',
      'query ($id: ID!) { awardLetter(id: $id) { printedSums { description value figureBox { left } } aidAmounts { id } costAmounts { id } } }',
      { id },
    );
    expect(data.awardLetter.printedSums).toEqual([
      { description: 'Total aid', value: 10_895.5, figureBox: { left: 400 } },
    ]);
    const [tuition] = data.awardLetter.costAmounts;
    const kind = { source: 'INSTITUTION', category: 'SCHOLARSHIP', subCategory: 'MERIT' };
    const place = box(1, 512, 414, 37, 12);
    const { data: decided } = await decide('rex', {
      id,
      aid: [
        { ...kind, id: tuition.id, value: 20_000, description: 'Tuition' },
        { ...kind, value: 21_000, description: 'Presidential Scholarship II', place },
      ],
      costs: [],
    });
    expect(decided.decideLetter).toMatchObject({
      status: 'READY',
      method: 'MANUAL_REVIEW',
      totals: { totalCost: null, freeMoney: 41_000 },
      aidAmounts: [
        { id: tuition.id, confidence: 0.95, figureBox: { left: 400 } },
        { description: 'Presidential Scholarship II', confidence: null, figureBox: place },
      ],
      costAmounts: [],
    });
  });
});

describe('refuses', () => {
  test('[R-4.10] [R-5.09] boxes that are none, and pages that are not there', async () => {
    const id = await inReview(kestrel);
    for (const drawn of [box(1, -1, 0, 5, 5), box(1, 0, 0, 0, 5), box(0, 0, 0, 5, 5), box(1, 0, 1e9, 5, 5)])
      expect(codeOf(await readBox('rex', id, drawn))).toBe('BAD_INPUT');
    expect(codeOf(await readBox('rex', id, box(9, 0, 0, 5, 5)))).toBe('NOT_FOUND');
    const aid = [
      {
        value: 5,
        description: 'Pell',
        source: 'FEDERAL',
        category: 'GRANT',
        subCategory: 'PELL',
        place: box(1, 0, 0, -5, 5),
      },
    ];
    const { errors } = await decide('rex', { id, aid });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { 'aidAmounts.0.place': 'Draw a box on the page.' },
    });
  });

  test('[R-4.10] a file that no engine can open is nothing to read, and the server goes on', async () => {
    const id = await inReview('bad/b02-truncated.pdf');
    const { data } = await readBox('rex', id, box(1, 0, 0, 100, 100));
    expect(data.readBox).toEqual({ text: '', value: null, description: '' });
  });
});

describe('guards', () => {
  test('[R-D.18] [R-6.04] a USER reads no box, and another organization none of this one', async () => {
    const id = await inReview(kestrel);
    expect(codeOf(await readBox('uma', id, box(1, 0, 0, 5, 5)))).toBe('FORBIDDEN');
    expect(codeOf(await readBox('eve', id, box(1, 0, 0, 5, 5)))).toBe('NOT_FOUND');
  });
});
