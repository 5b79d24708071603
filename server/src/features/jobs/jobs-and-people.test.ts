import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addTestJob } from '#testing/jobs.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  // Without a worker, so that no other statement falls between those that a test counts.
  server = await startServer({ ROLES: 'web' });
  await addTestPerson(server, 'ada');
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  for (const [subject, role] of [
    ['uma', 'USER'],
    ['rex', 'REVIEWER'],
  ] as const)
    await addTestMember(server, { admin: 'ada', organizationId }, subject, role);
});
afterAll(() => server.stop());

const addJob = async (subject: string, name: string, letters = 1) => {
  const filenames = Array.from({ length: letters }, (_, index) => `${index}.pdf`);
  return (await addTestJob(server, subject, filenames, { name })).id;
};
const change = async (mutation: string, variables: object) => {
  const { errors } = await server.graphql('ada', mutation, variables);
  expect(errors).toBeUndefined();
};
const exportJob = `mutation ($ids: [ID!]!) {
  exportJob(jobIdList: $ids, format: XLSX, shape: WIDE) { exportedJobsCount } }`;
const cancelJob = 'mutation ($ids: [ID!]!) { cancelJob(jobIdList: $ids) { canceledJobs { jobId } } }';
const deleteJob = 'mutation ($ids: [ID!]!) { deleteJob(jobIdList: $ids) { deletedJobsCount } }';
const entries =
  '{ auditEntries(filter: { kind_in: [EXPORTS, DELETIONS] }) { items { action subject detail personEmail } } }';
const readEntries = async () => (await server.graphql('ada', entries)).data.auditEntries.items;

describe('does', () => {
  test('[R-D.25] exports, cancels and deletions of jobs are in the audit log, a line a job', async () => {
    const ids = [await addJob('ada', 'April', 2), await addJob('uma', 'May')];
    const deeds: [string, object, object[]][] = [
      [
        'mutation { exportLetters { id } }',
        {},
        [{ action: 'letters.exported', subject: '3 letters', detail: 'CSV, long' }],
      ],
      [
        exportJob,
        { ids },
        ['April', 'May'].map((subject) => ({ action: 'job.exported', subject, detail: 'XLSX, wide' })),
      ],
      [cancelJob, { ids: ids.slice(0, 1) }, [{ action: 'job.canceled', subject: 'April', detail: '2 letters' }]],
      // April has ended already: nothing is done to it again.
      [cancelJob, { ids }, [{ action: 'job.canceled', subject: 'May', detail: '1 letter' }]],
      [
        deleteJob,
        { ids },
        [
          { action: 'job.deleted', subject: 'April', detail: '2 letters' },
          { action: 'job.deleted', subject: 'May', detail: '1 letter' },
        ],
      ],
    ];
    for (const [mutation, variables, lines] of deeds) {
      const before = await readEntries();
      await change(mutation, variables);
      const added = (await readEntries()).slice(0, lines.length);
      expect(added).toHaveLength(lines.length);
      const expected = lines.map((line) => ({ ...line, personEmail: 'ada@example.test' }));
      expect(added).toEqual(expect.arrayContaining(expected));
      expect((await readEntries()).length - before.length).toBe(lines.length);
      server.clock.forward(1);
    }
  });

  test('[R-3.10] members are listed with how many jobs they created, and the newest, by one statement', async () => {
    for (let number = 1; number <= 12; number++) {
      await addJob('uma', `Job ${number}`);
      server.clock.forward(60);
    }
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await server.graphql(
      'ada',
      `{ organizationUsers(orderBy: [{ field: EMAIL, direction: DESC }]) {
        items { user { email } jobs { pageCount itemsCount items { name insertTime } } } } }`,
    );
    const statements = spy.mock.calls
      .map(([query]) => String((query as unknown as { text?: string })?.text ?? query))
      .filter((text) => text.includes('"jobs"'));
    spy.mockRestore();
    expect(statements).toHaveLength(1);
    const [uma, rex, ada] = data.organizationUsers.items;
    expect([uma.jobs.itemsCount, uma.jobs.pageCount, uma.jobs.items.length]).toEqual([12, 2, 10]);
    expect(uma.jobs.items[0]).toEqual({ name: 'Job 12', insertTime: expect.stringMatching(/Z$/) });
    expect(uma.jobs.items[9].name).toBe('Job 3');
    expect([rex.jobs, ada.jobs]).toEqual(Array(2).fill({ pageCount: 0, itemsCount: 0, items: [] }));
  });
});

describe('refuses', () => {
  test('[R-D.25] what was not done is not in the audit log', async () => {
    const id = await addJob('ada', 'Not of Uma');
    const before = await readEntries();
    for (const mutation of [cancelJob, deleteJob])
      expect((await server.graphql('uma', mutation, { ids: [id] })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await readEntries()).toEqual(before);
  });
});

describe('guards', () => {
  test('[R-D.18] a reviewer reads no jobs of members, not even through their own place', async () => {
    const query = '{ me { organizationUsers { jobs { itemsCount } } } }';
    expect((await server.graphql('rex', query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await server.graphql('uma', query)).data.me.organizationUsers).toEqual([{ jobs: { itemsCount: 12 } }]);
  });

  test('[R-3.10] [R-6.04] jobs of the same person in another organization are not counted', async () => {
    const other = await addTestOrganization(server, 'uma', 'River Valley');
    await addTestJob(server, 'uma', ['a.pdf'], { organizationId: other });
    const query =
      'query ($id: ID) { organizationUsers(organizationId: $id, filter: { text_contains: "uma@" }) { items { jobs { itemsCount } } } }';
    const countIn = async (id: string) =>
      (await server.graphql('uma', query, { id })).data.organizationUsers.items[0].jobs.itemsCount;
    expect([await countIn(other), await countIn(organizationId)]).toEqual([1, 12]);
  });
});
