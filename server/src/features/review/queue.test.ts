import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordResult } from '#features/letters/record-result.ts';
import { addTestJob } from '#testing/jobs.ts';
import { addTestMember, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['ada', 'uma', 'rex', 'leo', 'eve']) await addTestPerson(server, subject);
  await server.context.db.updateTable('people').where('subject', '=', 'leo').set({ first_name: 'Leo' }).execute();
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestMember(server, organizationId, 'uma', 'USER');
  await addTestMember(server, organizationId, 'rex', 'REVIEWER');
  await addTestMember(server, organizationId, 'leo', 'REVIEWER');
  await addTestOrganization(server, 'eve', 'Elsewhere');
  await setTestOrganization(server, organizationId, { credits: 10_000 });
});
afterAll(() => server.stop());

/** Letters of one new job that are in review, the first of them for the longest. */
async function inReview(count: number): Promise<{ jobId: string; ids: string[] }> {
  const names = Array.from({ length: count }, (_, index) => `letter-${index}.pdf`);
  const { id: jobId, awardLetters } = await addTestJob(server, 'ada', names);
  const ids = awardLetters.map(({ id }) => id);
  for (const id of ids) {
    const actor = { kind: 'SYSTEM' } as const;
    await recordResult(server.context, {
      organizationId,
      letters: { ids: [id] },
      to: 'MANUAL_REVIEW',
      reason: 'low_confidence',
      actor,
    });
    server.clock.forward(1);
  }
  return { jobId, ids };
}

const take = (subject: string, id: string) =>
  server.graphql(
    subject,
    'mutation ($id: ID!) { takeLetter(id: $id) { letter { id review { draft { draft author } } } lock { id expiresAt } } }',
    { id },
  );
const takeNext = async (subject: string, jobId: string) => {
  const query = 'mutation ($jobId: ID) { takeNextLetter(jobId: $jobId) { letter { id } lock { id } } }';
  const { data } = await server.graphql(subject, query, { jobId });
  return data.takeNextLetter?.letter.id as string | undefined;
};
const held = (subject: string, name: string, variables: object, more?: 'draft' | 'note') => {
  const [declared, passed] = more ? [`, $${more}: String`, `, ${more}: $${more}`] : ['', ''];
  const query = `mutation ($id: ID!, $lockId: ID!${declared}) { ${name}(id: $id, lockId: $lockId${passed}) { id } }`;
  return server.graphql(subject, query, variables);
};
const keep = (subject: string, id: string, lockId: string) => held(subject, 'keepLetter', { id, lockId });
const save = (subject: string, id: string, lockId: string, draft: unknown) =>
  held(subject, 'saveReviewDraft', { id, lockId, draft: JSON.stringify(draft) }, 'draft');
const putBack = (subject: string, id: string, lockId: string, note?: string) =>
  held(subject, 'putBackLetter', { id, lockId, note }, 'note');
const decide = (subject: string, id: string, lockId?: string) =>
  server.graphql(
    subject,
    'mutation ($id: ID!, $lockId: ID) { decideLetter(id: $id, lockId: $lockId, status: READY) { status } }',
    { id, lockId },
  );
const lockIdOf = async (subject: string, id: string) => (await take(subject, id)).data.takeLetter.lock.id as string;
const reviewOf = async (subject: string, id: string) => {
  const parts = 'reviewer { name isMe } notes { text author } draft { draft author }';
  const { data } = await server.graphql(subject, `query ($id: ID!) { awardLetter(id: $id) { review { ${parts} } } }`, {
    id,
  });
  return data.awardLetter.review;
};
const refusal = ({ errors }: Awaited<ReturnType<typeof take>>) => ({
  code: errors?.[0]?.extensions?.code,
  message: errors?.[0]?.message,
});

describe('does', () => {
  test('[R-4.10] [R-D.49] the queue holds the letters in review, the oldest first, by job, with who works on them', async () => {
    const one = await inReview(2);
    const other = await inReview(1);
    await take('rex', one.ids[1] as string);
    const { data } = await server.graphql(
      'leo',
      `query ($jobId: ID) {
        all: awardLetters(orderBy: [{ field: LAST_STATUS_UPDATE, direction: ASC }], pageSize: 30) {
          itemsCount items { id reason confidence job { id } review { reviewer { name isMe } } }
        }
        ofJob: awardLetters(filter: { jobId: $jobId }) { itemsCount }
        jobsInReview { id letterCount }
      }`,
      { jobId: one.jobId },
    );
    expect(data.all.items.map(({ id }: { id: string }) => id)).toEqual([...one.ids, ...other.ids]);
    expect(data.all.items.map(({ review }: { review: unknown }) => review)).toEqual([
      { reviewer: null },
      { reviewer: { name: 'Ada Moreau', isMe: false } },
      { reviewer: null },
    ]);
    expect(data.all.items[0]).toMatchObject({ reason: 'low_confidence', job: { id: one.jobId } });
    expect(data.ofJob.itemsCount).toBe(2);
    expect(data.jobsInReview).toEqual([
      { id: one.jobId, letterCount: 2 },
      { id: other.jobId, letterCount: 1 },
    ]);
  });

  test('[R-4.10] two people who ask for the next letter at once get different ones, until none is left', async () => {
    const { jobId, ids } = await inReview(6);
    const asked = await Promise.all(
      ['rex', 'leo', 'rex', 'ada', 'leo', 'ada', 'rex', 'leo'].map((subject) => takeNext(subject, jobId)),
    );
    expect(new Set(asked.filter(Boolean))).toEqual(new Set(ids));
    expect(asked.filter((id) => id === undefined)).toHaveLength(2);
  });

  test('[R-4.10] the second reviewer is told who works on a letter', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    await take('leo', id);
    expect(refusal(await take('rex', id))).toEqual({
      code: 'CONFLICT',
      message: 'Leo Moreau works on this letter now.',
    });
    expect((await reviewOf('rex', id)).reviewer).toEqual({ name: 'Leo Moreau', isMe: false });
    expect((await reviewOf('leo', id)).reviewer).toEqual({ name: 'Leo Moreau', isMe: true });
    expect(refusal(await decide('rex', id)).message).toBe('Leo Moreau works on this letter now.');
  });

  test('[R-4.10] a lock left behind frees itself after 10 minutes, and a heartbeat keeps it', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lockId = await lockIdOf('leo', id);
    server.clock.forward(9 * 60);
    expect((await keep('leo', id, lockId)).errors).toBeUndefined();
    server.clock.forward(9 * 60);
    expect(refusal(await take('rex', id)).code).toBe('CONFLICT');
    expect((await save('leo', id, lockId, { typed: 1 })).errors).toBeUndefined();
    server.clock.forward(10 * 60 + 1);
    expect((await reviewOf('rex', id)).reviewer).toBeNull();
    expect((await take('rex', id)).errors).toBeUndefined();
  });

  test('[R-4.10] a letter that is put back with a note keeps its draft for the next, and comes last to who put it back', async () => {
    const { jobId, ids } = await inReview(2);
    const [first, second] = ids as [string, string];
    expect(await takeNext('rex', jobId)).toBe(first);
    const lockId = await lockIdOf('rex', first);
    await save('rex', first, lockId, { awardYear: '2026-' });
    expect((await putBack('rex', first, lockId, ' Page 2 is missing. ')).errors).toBeUndefined();
    expect(await takeNext('rex', jobId)).toBe(second);
    expect(await takeNext('rex', jobId)).toBe(first);
    await putBack('rex', first, await lockIdOf('rex', first));
    expect(await takeNext('leo', jobId)).toBe(first);
    expect(await reviewOf('leo', first)).toMatchObject({
      notes: [{ text: 'Page 2 is missing.', author: 'Ada Moreau' }],
      draft: { draft: JSON.stringify({ awardYear: '2026-' }), author: 'Ada Moreau' },
    });
  });

  test('[R-4.10] ending a review forgets its draft and its lock', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lockId = await lockIdOf('rex', id);
    await save('rex', id, lockId, { typed: 1 });
    expect((await decide('rex', id, lockId)).data.decideLetter.status).toBe('READY');
    await server.graphql('ada', 'mutation ($id: ID!) { sendLetterToReview(id: $id) { id } }', { id });
    expect(await reviewOf('ada', id)).toMatchObject({ reviewer: null, draft: null });
  });
});

describe('refuses', () => {
  test('[R-4.10] whatever is saved after the lock was lost, and says why', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lost = await lockIdOf('rex', id);
    await save('rex', id, lost, { typed: 'before' });
    server.clock.forward(601);
    const gone = 'You have not worked on this letter for 10 minutes, so it was given back.';
    expect(refusal(await keep('rex', id, lost))).toEqual({ code: 'CONFLICT', message: gone });
    const leos = await lockIdOf('leo', id);
    for (const answer of [
      await keep('rex', id, lost),
      await save('rex', id, lost, { typed: 'after' }),
      await putBack('rex', id, lost),
      await decide('rex', id, lost),
    ])
      expect(refusal(answer)).toEqual({ code: 'CONFLICT', message: 'Leo Moreau works on this letter now.' });
    expect((await reviewOf('leo', id)).draft.draft).toBe('{"typed":"before"}');
    // Another person's lock is no key.
    expect(refusal(await save('rex', id, leos, {})).code).toBe('CONFLICT');
    // A second window of the same person leaves the first behind.
    await take('leo', id);
    expect(refusal(await save('leo', id, leos, {})).message).toBe(
      'You have opened this letter in another window since.',
    );
  });

  test('[R-4.10] drafts and notes that are none', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lockId = await lockIdOf('rex', id);
    for (const draft of ['no json', '[1]', '"text"', `{"long":"${'x'.repeat(200_000)}"}`])
      expect(refusal(await held('rex', 'saveReviewDraft', { id, lockId, draft }, 'draft')).code).toBe('BAD_INPUT');
    expect(refusal(await putBack('rex', id, lockId, 'x'.repeat(1001))).code).toBe('BAD_INPUT');
    expect(refusal(await keep('rex', id, 'no id')).code).toBe('CONFLICT');
    expect((await save('rex', id, lockId, { odd: 'a\u0000b' })).errors).toBeUndefined();
    expect((await held('rex', 'saveReviewDraft', { id, lockId })).errors).toBeUndefined();
    expect((await reviewOf('rex', id)).draft).toBeNull();
  });

  test('[R-D.02] letters that are not in review', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lockId = await lockIdOf('rex', id);
    await server.graphql('ada', 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { id } }', { id });
    for (const answer of [await take('rex', id), await save('rex', id, lockId, {}), await decide('rex', id, lockId)])
      expect(refusal(answer)).toEqual({ code: 'CONFLICT', message: 'This letter is no longer in manual review.' });
    expect(refusal(await take('rex', 'no id')).code).toBe('NOT_FOUND');
    expect(await takeNext('rex', 'no id')).toBeUndefined();
  });
});

describe('guards', () => {
  test('[R-D.18] [R-6.04] a USER reviews nothing, and another organization reaches nothing', async () => {
    const { ids } = await inReview(1);
    const [id] = ids as [string];
    const lockId = await lockIdOf('rex', id);
    for (const [subject, code] of [
      ['uma', 'FORBIDDEN'],
      ['eve', 'NOT_FOUND'],
    ] as const)
      for (const answer of [
        await take(subject, id),
        await keep(subject, id, lockId),
        await save(subject, id, lockId, {}),
        await putBack(subject, id, lockId),
        await decide(subject, id, lockId),
      ])
        expect(refusal(answer).code).toBe(code);
    expect((await keep('rex', id, lockId)).errors).toBeUndefined();
  });
});
