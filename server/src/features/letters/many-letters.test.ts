import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'ada');
  const organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await setTestOrganization(server, organizationId, { credits: 50_000 });
});
afterAll(() => server.stop());

const pad = (index: number) => String(index).padStart(5, '0');

describe('does', () => {
  test('[R-D.08] [R-D.13] ten thousand letters are created, paged, found, canceled and deleted, each in one call', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Student ${pad((index * 7919) % 10_000)} Offer.pdf`);
    const timed = async <Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> => {
      const begin = performance.now();
      const answer = await act();
      if (process.env.SHOW_TIMES) console.log(what, Math.round(performance.now() - begin), 'ms');
      return answer;
    };
    const job = await timed('create', () => addTestJob(server, 'ada', names));
    expect(job.awardLetters.map(({ filename }) => filename)).toEqual(names);
    expect(new Set(job.awardLetters.map(({ uploadUrl }) => uploadUrl)).size).toBe(10_000);
    const page = (args: string) =>
      server.graphql(
        'ada',
        `query ($id: ID!) { job(id: $id) { awardLetters(${args}) { itemsCount pageCount items { filename } } } }`,
        { id: job.id },
      );
    const first = (await timed('first page', () => page('page: 1'))).data.job.awardLetters;
    expect([first.itemsCount, first.pageCount, first.items[0].filename]).toEqual([10_000, 1000, names[0]]);
    const last = (await timed('last page', () => page('page: 1000, orderBy: [{ field: FILENAME, direction: ASC }]')))
      .data.job.awardLetters;
    expect(last.items.at(-1).filename).toBe('Student 09999 Offer.pdf');
    const found = (await timed('search', () => page('filter: { filename_contains: "STUDENT 04217" }'))).data.job
      .awardLetters;
    expect(found).toMatchObject({ itemsCount: 1, items: [{ filename: 'Student 04217 Offer.pdf' }] });
    const canceled = await timed('cancel', () =>
      server.graphql(
        'ada',
        'mutation ($id: ID!) { cancelJob(jobIdList: [$id]) { canceledJobs { canceledLetterCount } } }',
        { id: job.id },
      ),
    );
    expect(canceled.data.cancelJob.canceledJobs).toEqual([{ canceledLetterCount: 10_000 }]);
    const deleted = await timed('delete', () =>
      server.graphql('ada', 'mutation ($id: ID!) { deleteJob(jobIdList: [$id]) { deletedJobsCount } }', { id: job.id }),
    );
    expect(deleted.data.deleteJob.deletedJobsCount).toBe(1);
    const { data } = await server.graphql('ada', '{ organization { credits } }');
    expect(data.organization.credits).toBe(50_000);
  });
});
