import { offerWithoutFreeMoney } from '@tassel/classifier/testing/letter-pdf.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, type TestLetter } from '#testing/jobs.ts';
import { addTestMember, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let bridgepath: string;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['ada', 'uma', 'rex', 'eve']) await addTestPerson(server, subject);
  bridgepath = await addTestOrganization(server, 'ada', 'Bridgepath');
  const elsewhere = await addTestOrganization(server, 'eve', 'Elsewhere');
  await addTestMember(server, bridgepath, 'uma', 'USER');
  await addTestMember(server, bridgepath, 'rex', 'REVIEWER');
  for (const id of [bridgepath, elsewhere])
    await setTestOrganization(server, id, { manual_review_no_free_money: true });
});
afterAll(() => server.stop());

const fields = `id status reason method totals { freeMoney loans } confidence
  aidAmounts { id value source category subCategory description isLearned confidence }`;

/** A letter that was uploaded and read. */
async function uploaded(subject: string, offer: Parameters<typeof offerWithoutFreeMoney>[0]) {
  const job = await addTestJob(server, subject, ['offer.pdf'], { review: true });
  const [{ id, uploadUrl }] = job.awardLetters as [TestLetter];
  await putFile(uploadUrl, new Uint8Array(offerWithoutFreeMoney(offer)));
  await endOfLetters(server, subject, job.id);
  const { data } = await server.graphql(subject, `query ($id: ID!) { awardLetter(id: $id) { ${fields} } }`, { id });
  return data.awardLetter;
}

const decide = (subject: string, id: string, aid: object[]) =>
  server.graphql(
    subject,
    `mutation ($id: ID!, $aid: [AidAmountInput!]) {
      decideLetter(id: $id, status: READY, aidAmounts: $aid) { ${fields} } }`,
    { id, aid },
  );
const learned = async (subject = 'ada') => {
  const parts = 'id schoolName printed description source category subCategory costCategory author letterCount';
  return server.graphql(subject, `{ learnedLines { itemsCount items { ${parts} letters { id filename } } } }`);
};
const remove = (subject: string, id: string) =>
  server.graphql(subject, 'mutation ($id: ID!) { removeLearnedLine(id: $id) { id } }', { id });
const codeOf = ({ errors }: Awaited<ReturnType<typeof learned>>) => errors?.[0]?.extensions?.code;
const kindOf = ({ isLearned: _, confidence: __, ...amount }: Record<string, unknown>) => amount;
const merit = { source: 'INSTITUTION', category: 'SCHOLARSHIP', subCategory: 'MERIT' };

describe('does', () => {
  test('[R-4.10] [R-D.41] a corrected line is right in the next letter without review, and marked; removed, it is forgotten', async () => {
    const first = await uploaded('ada', { student: 'Maya' });
    expect(first).toMatchObject({ status: 'MANUAL_REVIEW', reason: 'no_free_money' });
    const [sub, unsub, fund] = first.aidAmounts;
    const decided = await decide('rex', first.id, [kindOf(sub), kindOf(unsub), { ...kindOf(fund), ...merit }]);
    expect(decided.data.decideLetter).toMatchObject({ status: 'READY', method: 'MANUAL_REVIEW' });
    expect(decided.data.decideLetter.aidAmounts.map(({ isLearned }: { isLearned: boolean }) => isLearned)).toEqual([
      false,
      false,
      false,
    ]);

    const second = await uploaded('ada', { student: 'Noah', dollars: 6100 });
    expect(second).toMatchObject({
      status: 'READY',
      reason: null,
      method: 'CLASSIFIER',
      totals: { freeMoney: 6100, loans: 5500 },
    });
    expect(second.aidAmounts[2]).toMatchObject({ ...merit, value: 6100, description: 'Lantern Fund', isLearned: true });
    expect(second.aidAmounts[0].isLearned).toBe(false);

    const usage = await server.context.db
      .selectFrom('usage_records')
      .where('letter_id', 'in', [first.id, second.id])
      .orderBy('id')
      .select(['letter_id', 'kind'])
      .execute();
    expect(usage).toEqual([
      { letter_id: first.id, kind: 'CLASSIFICATION' },
      { letter_id: first.id, kind: 'MANUAL_REVIEW' },
      { letter_id: second.id, kind: 'CLASSIFICATION' },
    ]);

    const { data } = await learned();
    expect(data.learnedLines).toMatchObject({
      itemsCount: 1,
      items: [
        {
          schoolName: 'Harbor Light College',
          printed: 'Lantern Fund',
          ...merit,
          costCategory: null,
          author: 'Ada Moreau',
          letterCount: 1,
          letters: [{ id: second.id, filename: 'offer.pdf' }],
        },
      ],
    });
    const [line] = data.learnedLines.items;
    expect((await remove('ada', line.id)).errors).toBeUndefined();
    expect((await learned()).data.learnedLines.items).toEqual([]);
    const entries = await server.graphql('ada', '{ auditEntries { items { action subject } } }');
    expect(entries.data.auditEntries.items[0]).toEqual({
      action: 'learned_line.removed',
      subject: 'Lantern Fund (Harbor Light College)',
    });
    expect(await uploaded('ada', { student: 'Ben' })).toMatchObject({ status: 'MANUAL_REVIEW' });
  });

  test('[R-4.10] what is taught anew replaces what was known, and a line that was left alone teaches nothing', async () => {
    const offer = { school: 'Pier State University' };
    const one = await uploaded('ada', offer);
    const [sub, unsub, fund] = one.aidAmounts.map(kindOf);
    await decide('rex', one.id, [sub, unsub, { ...fund, ...merit }]);
    const two = await uploaded('ada', offer);
    expect(two.aidAmounts[2]).toMatchObject(merit);
    await server.graphql('ada', 'mutation ($id: ID!) { sendLetterToReview(id: $id) { id } }', two);
    const grant = { source: 'PRIVATE', category: 'GRANT', subCategory: 'OTHER_GRANT' };
    const again = two.aidAmounts.map(kindOf);
    await decide('rex', two.id, [again[0], again[1], { ...again[2], ...grant }]);
    const { items } = (await learned()).data.learnedLines;
    expect(items).toMatchObject([{ schoolName: 'Pier State University', ...grant }]);
    expect(await uploaded('ada', offer)).toMatchObject({ status: 'READY', aidAmounts: [{}, {}, grant] });
  });
});

describe('guards', () => {
  test('[R-D.18] [R-6.04] another organization and another school learn nothing, and only an ADMIN sees and removes', async () => {
    const offer = { school: 'Pier State University' };
    expect(await uploaded('eve', offer)).toMatchObject({ status: 'MANUAL_REVIEW' });
    expect(await uploaded('ada', { school: 'Kelp Bay College' })).toMatchObject({ status: 'MANUAL_REVIEW' });
    const [line] = (await learned()).data.learnedLines.items;
    expect((await learned('eve')).data.learnedLines.items).toEqual([]);
    expect(codeOf(await remove('eve', line.id))).toBe('NOT_FOUND');
    for (const subject of ['uma', 'rex']) {
      expect(codeOf(await learned(subject))).toBe('FORBIDDEN');
      expect(codeOf(await remove(subject, line.id))).toBe('FORBIDDEN');
    }
    expect(codeOf(await remove('ada', 'no id'))).toBe('NOT_FOUND');
  });

  test('[R-4.10] an amount that stands twice in a decision is refused', async () => {
    const letter = await uploaded('ada', { school: 'Kelp Bay College' });
    const [amount] = letter.aidAmounts.map(kindOf);
    expect(codeOf(await decide('ada', letter.id, [amount, amount]))).toBe('BAD_INPUT');
  });
});
