import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, type TestLetter } from '#testing/jobs.ts';
import { addTestMember, creditsOf, setTestOrganization } from '#testing/organization.ts';
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

const doubtful = () => readyAnswer({ status: 'NOT_SUPPORTED', reason: 'low_confidence', confidence: 0.3 });
const badFile = () =>
  readyAnswer({
    status: 'BAD_FILE',
    reason: 'damaged',
    aid: [],
    costs: [],
    pages: [],
    institution: null,
    awardYear: null,
  });

/** One letter that the classifier answered so. */
async function classified(given: ClassifiedLetter, options: { review?: boolean } = {}): Promise<TestLetter> {
  answer = given;
  const job = await addTestJob(server, 'ada', ['letter.pdf'], options);
  const [letter] = job.awardLetters as [TestLetter];
  await putFile(letter.uploadUrl, `content ${job.id}`);
  await endOfLetters(server, 'ada', job.id);
  return letter;
}

const fields = `id status reason method year awardYear confidence uploadUrl institution { name state }
  totals { totalCost freeMoney loans netPrice remaining }
  aidAmounts { id value category description confidence figureBox { left } } costAmounts { id value }
  history { fromStatus toStatus reason actor { kind name } }`;
const read = (subject: string, id: string) =>
  server.graphql(subject, `query ($id: ID!) { awardLetter(id: $id) { ${fields} } }`, { id });
const act = (subject: string, name: string, id: string) =>
  server.graphql(subject, `mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`, { id });
const decide = (subject: string, variables: object) =>
  server.graphql(
    subject,
    `mutation ($id: ID!, $status: ReviewDecision!, $aid: [AidAmountInput!], $costs: [CostAmountInput!],
      $institution: InstitutionInput, $awardYear: String) { decideLetter(id: $id, status: $status, aidAmounts: $aid,
      costAmounts: $costs, institution: $institution, awardYear: $awardYear) { ${fields} } }`,
    variables,
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof read>>) => errors?.[0]?.extensions?.code;
const usageOf = async (letterId: string) =>
  (
    await server.context.db
      .selectFrom('usage_records')
      .where('letter_id', '=', letterId)
      .orderBy('change_number')
      .select(['kind', 'is_paid_by_credit'])
      .execute()
  ).map(({ kind, is_paid_by_credit }) => `${kind}${is_paid_by_credit ? ' by credit' : ''}`);

describe('does', () => {
  test('[R-D.04] [R-D.10] a doubtful letter keeps its partial data, or goes to review', async () => {
    const off = (await read('ada', (await classified(doubtful())).id)).data.awardLetter;
    expect(off).toMatchObject({ status: 'NOT_SUPPORTED', reason: 'low_confidence', method: 'CLASSIFIER', year: 2026 });
    expect(off.aidAmounts).toHaveLength(2);
    expect(off.totals).toEqual({
      totalCost: 20_000,
      freeMoney: 7395,
      loans: 3500.5,
      netPrice: 12_605,
      remaining: 9104.5,
    });
    const on = (await read('ada', (await classified(doubtful(), { review: true })).id)).data.awardLetter;
    expect(on).toMatchObject({ status: 'MANUAL_REVIEW', reason: 'low_confidence', method: null });
    expect(on.aidAmounts).toHaveLength(2);
  });

  test('[R-D.05] a letter without free money goes to review where the switch is on', async () => {
    await setTestOrganization(server, organizationId, { manual_review_no_free_money: true });
    const loanOnly = readyAnswer();
    const { id } = await classified({ ...loanOnly, aid: loanOnly.aid.slice(1) }, { review: true });
    expect((await read('ada', id)).data.awardLetter).toMatchObject({
      status: 'MANUAL_REVIEW',
      reason: 'no_free_money',
    });
    await setTestOrganization(server, organizationId, { manual_review_no_free_money: false });
  });

  test('[R-4.10] [R-D.02] [R-D.10] [R-D.41] a reviewer corrects, adds and removes amounts, and ends it READY', async () => {
    const { id } = await classified(doubtful(), { review: true });
    const before = (await read('rex', id)).data.awardLetter;
    const [pell] = before.aidAmounts;
    const { data, errors } = await decide('rex', {
      id,
      status: 'READY',
      aid: [
        {
          id: pell.id,
          value: 7000.25,
          source: 'FEDERAL',
          category: 'GRANT',
          subCategory: 'PELL',
          description: ' Pell ',
        },
        {
          value: 1000,
          source: 'STATE',
          category: 'SCHOLARSHIP',
          subCategory: 'STATE_SCHOLARSHIP',
          description: 'Promise',
        },
      ],
      institution: { name: 'Reed College', state: 'or' },
      awardYear: '2027-2028',
    });
    expect(errors).toBeUndefined();
    expect(data.decideLetter).toMatchObject({
      status: 'READY',
      reason: null,
      method: 'MANUAL_REVIEW',
      year: 2027,
      institution: { name: 'Reed College', state: 'OR' },
      totals: { totalCost: 20_000, freeMoney: 8000.25, loans: 0, netPrice: 11_999.75, remaining: 11_999.75 },
    });
    const [corrected, added] = data.decideLetter.aidAmounts;
    expect(corrected).toMatchObject({ id: pell.id, description: 'Pell', confidence: null, figureBox: { left: 400 } });
    expect(added).toMatchObject({ description: 'Promise', confidence: null, figureBox: null });
    expect(data.decideLetter.costAmounts).toEqual(before.costAmounts);
    expect(data.decideLetter.history).toMatchObject([
      { fromStatus: 'PENDING', toStatus: 'MANUAL_REVIEW', reason: 'low_confidence', actor: { kind: 'SYSTEM' } },
      { fromStatus: 'MANUAL_REVIEW', toStatus: 'READY', reason: null, actor: { kind: 'PERSON', name: 'Ada Moreau' } },
    ]);
    expect(await usageOf(id)).toEqual(['CLASSIFICATION by credit', 'MANUAL_REVIEW']);
    const found = await server.graphql('ada', '{ awardLetters(filter: { search: "reed coll" }) { items { id } } }');
    expect(found.data.awardLetters.items).toEqual([{ id }]);
  });

  test('[R-D.02] a reviewer ends a letter INVALID, and nothing of it counts as aid', async () => {
    const { id } = await classified(doubtful(), { review: true });
    const { data } = await decide('ada', { id, status: 'INVALID' });
    expect(data.decideLetter).toMatchObject({
      status: 'INVALID',
      reason: 'not_an_award_letter',
      totals: null,
      aidAmounts: [],
    });
  });

  test('[R-D.02] a ready letter is sent to review by a person, while automatic review is off', async () => {
    const { id } = await classified(readyAnswer());
    expect((await act('uma', 'sendLetterToReview', id)).data.sendLetterToReview).toMatchObject({
      status: 'MANUAL_REVIEW',
      reason: 'sent_by_user',
    });
    expect(await usageOf(id)).toEqual(['CLASSIFICATION by credit']);
  });

  test('[R-D.02] [R-D.41] a replaced file starts the same letter anew: credits follow, and it is charged once', async () => {
    const before = await creditsOf(server, organizationId);
    const { id } = await classified(badFile());
    // Uncharged, so its credit is free again.
    expect(await creditsOf(server, organizationId)).toBe(before);
    const { data } = await act('uma', 'replaceLetterFile', id);
    expect(data.replaceLetterFile).toMatchObject({ id, status: 'PENDING', reason: null });
    expect(await creditsOf(server, organizationId)).toBe(before - 1);
    answer = doubtful();
    expect((await putFile(data.replaceLetterFile.uploadUrl, 'better')).status).toBe(200);
    await waitForStatus(id, 'NOT_SUPPORTED');
    const again = await act('ada', 'replaceLetterFile', id);
    expect(again.data.replaceLetterFile).toMatchObject({
      status: 'PENDING',
      aidAmounts: [],
      totals: null,
      institution: null,
    });
    expect(await creditsOf(server, organizationId)).toBe(before - 1);
    answer = readyAnswer();
    await putFile(again.data.replaceLetterFile.uploadUrl, 'best');
    await waitForStatus(id, 'READY');
    expect(await usageOf(id)).toEqual(['CLASSIFICATION by credit']);
    expect(await creditsOf(server, organizationId)).toBe(before - 1);
    expect((await read('ada', id)).data.awardLetter.history).toHaveLength(5);
  });

  test('[R-D.41] on ACTIVE a credit pays before money', async () => {
    await addTestPerson(server, 'max');
    const id = await addTestOrganization(server, 'max', 'Paying');
    await setTestOrganization(server, id, { billing_status: 'ACTIVE', credits: 1 });
    answer = readyAnswer();
    const job = await addTestJob(server, 'max', ['a.pdf', 'b.pdf']);
    for (const { uploadUrl } of job.awardLetters) await putFile(uploadUrl, 'x');
    await endOfLetters(server, 'max', job.id);
    const usage = (await Promise.all(job.awardLetters.map((letter) => usageOf(letter.id)))).flat().sort();
    expect(usage).toEqual(['CLASSIFICATION', 'CLASSIFICATION by credit']);
    expect(await creditsOf(server, id)).toBe(0);
  });
});

const waitForStatus = async (id: string, status: string) =>
  expect.poll(async () => (await read('ada', id)).data.awardLetter.status).toBe(status);

describe('refuses', () => {
  test('[R-D.02] steps that a letter can not take from where it stands', async () => {
    const ready = await classified(readyAnswer());
    expect(codeOf(await act('ada', 'replaceLetterFile', ready.id))).toBe('CONFLICT');
    expect(codeOf(await act('ada', 'cancelAwardLetter', ready.id))).toBe('CONFLICT');
    expect(codeOf(await decide('ada', { id: ready.id, status: 'READY' }))).toBe('CONFLICT');
    const bad = await classified(badFile());
    expect(codeOf(await act('ada', 'sendLetterToReview', bad.id))).toBe('CONFLICT');
  });

  test('[R-5.09] amounts that are none, with the field, and nothing changes', async () => {
    const { id } = await classified(doubtful(), { review: true });
    const aid = { value: 5, source: 'FEDERAL', category: 'GRANT', subCategory: 'PELL', description: 'Pell' };
    for (const [input, field] of [
      [{ aid: [{ ...aid, value: -1 }] }, 'aidAmounts.0.value'],
      [{ aid: [aid, { ...aid, subCategory: 'PERKINS' }] }, 'aidAmounts.1.subCategory'],
      [{ costs: [{ value: 1.999, category: 'FEES', description: 'Fees' }] }, 'costAmounts.0.value'],
      [{ costs: [{ value: 1, category: 'FEES', description: ' ' }] }, 'costAmounts.0.description'],
      [{ awardYear: '2026' }, 'awardYear'],
      [{ institution: { state: 'Oregon' } }, 'institution.state'],
    ] as const) {
      const { errors } = await decide('rex', { id, status: 'READY', ...input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    }
    expect((await read('rex', id)).data.awardLetter.aidAmounts).toHaveLength(2);
  });

  test('an amount id of another letter', async () => {
    const [one, two] = [await classified(doubtful(), { review: true }), await classified(doubtful(), { review: true })];
    const [amount] = (await read('ada', one.id)).data.awardLetter.aidAmounts;
    const aid = [
      { id: amount.id, value: 5, source: 'FEDERAL', category: 'GRANT', subCategory: 'PELL', description: 'Pell' },
    ];
    expect(codeOf(await decide('ada', { id: two.id, status: 'READY', aid }))).toBe('BAD_INPUT');
    expect((await read('ada', one.id)).data.awardLetter.aidAmounts[0].value).toBe(7395);
  });
});

describe('guards', () => {
  test('[R-D.18] a REVIEWER reads and decides letters in review, and no others', async () => {
    const ready = await classified(readyAnswer());
    const inReview = await classified(doubtful(), { review: true });
    expect(codeOf(await read('rex', ready.id))).toBe('NOT_FOUND');
    expect((await read('rex', inReview.id)).data.awardLetter.status).toBe('MANUAL_REVIEW');
    const { data } = await server.graphql(
      'rex',
      '{ all: awardLetters { itemsCount items { status } } ready: awardLetters(filter: { status_in: [READY] }) { itemsCount items { id } } found: awardLetters(filter: { search: "letter" }) { itemsCount } }',
    );
    expect(new Set(data.all.items.map(({ status }: { status: string }) => status))).toEqual(new Set(['MANUAL_REVIEW']));
    expect(data.all.itemsCount).toBe(data.found.itemsCount);
    expect(data.ready).toEqual({ itemsCount: 0, items: [] });
    for (const name of ['cancelAwardLetter', 'replaceLetterFile', 'sendLetterToReview', 'refreshUploadUrl'])
      expect(codeOf(await act('rex', name, inReview.id))).toBe('FORBIDDEN');
  });

  test('[R-D.18] a USER does not decide, and another organization sees nothing', async () => {
    const { id } = await classified(doubtful(), { review: true });
    expect(codeOf(await decide('uma', { id, status: 'READY' }))).toBe('FORBIDDEN');
    expect(codeOf(await decide('eve', { id, status: 'READY' }))).toBe('NOT_FOUND');
    expect(codeOf(await read('eve', id))).toBe('NOT_FOUND');
  });

  test('[R-D.17] [R-6.04] the same content is found inside the organization, and nowhere else', async () => {
    const { id } = await classified(readyAnswer());
    const { file_sha256 } = await server.context.db
      .selectFrom('letters')
      .where('id', '=', id)
      .select('file_sha256')
      .executeTakeFirstOrThrow();
    const ask = (subject: string) =>
      server.graphql(subject, 'query ($hashes: [String!]!) { lettersWithContent(sha256s: $hashes) { id sha256 } }', {
        hashes: [file_sha256, 'f'.repeat(64)],
      });
    expect((await ask('uma')).data.lettersWithContent).toEqual([{ id, sha256: file_sha256 }]);
    expect((await ask('eve')).data.lettersWithContent).toEqual([]);
    answer = doubtful();
    const job = await addTestJob(server, 'ada', ['twin.pdf'], { review: true });
    const [twin] = job.awardLetters as [TestLetter];
    const { file_key } = await server.context.db
      .selectFrom('letters')
      .where('id', '=', id)
      .select('file_key')
      .executeTakeFirstOrThrow();
    await putFile(twin.uploadUrl, new Uint8Array(await server.context.files.read(file_key as string)));
    await endOfLetters(server, 'ada', job.id);
    const twinSeenBy = async (subject: string) =>
      (await server.graphql(subject, 'query ($id: ID!) { awardLetter(id: $id) { sameContentAs { id } } }', twin)).data
        .awardLetter.sameContentAs;
    expect(await twinSeenBy('uma')).toEqual({ id });
    // The older letter is not in review, so it is nothing to a reviewer.
    expect(await twinSeenBy('rex')).toBeNull();
  });
});
