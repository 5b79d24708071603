import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfLetters, putFile, readyAnswer, type TestJob } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

const schools = [
  { name: 'Reed College', state: 'OR', free: 100, year: '2026-2027' },
  { name: 'Oberlin College', state: 'OH', free: 300, year: '2027-2028' },
  { name: 'Vassar College', state: 'NY', free: 200, year: '2026-2027' },
];

let server: TestServer;
let job: TestJob;
beforeAll(async () => {
  server = await startServer({}, async (bytes) => {
    const school = schools[Number(Buffer.from(bytes).toString())] as (typeof schools)[number];
    const answer = readyAnswer();
    const [pell] = answer.aid as [(typeof answer.aid)[number]];
    return {
      ...answer,
      awardYear: school.year,
      institution: { name: school.name, city: null, state: school.state, zip: null, evidence: null },
      aid: [{ ...pell, value: school.free }],
    };
  });
  await addTestPerson(server, 'ada');
  await addTestOrganization(server, 'ada', 'Bridgepath');
  const files = [
    { filename: 'Zoë_100%.pdf', payload: '{"student_id":"S-1","cohort":"East"}' },
    { filename: 'amy.pdf', payload: '{"student_id":"S-2","cohort":"West"}' },
    { filename: 'bob.pdf', payload: '{"student_id":"S-3","cohort":"East"}' },
    { filename: 'later.pdf' },
  ];
  const { data } = await server.graphql(
    'ada',
    'mutation ($files: [LetterFileInput!]!) { createJob(letterFiles: $files) { id awardLetters { id filename uploadUrl } } }',
    { files },
  );
  job = data.createJob;
  for (const [index, { uploadUrl }] of job.awardLetters.slice(0, 3).entries()) await putFile(uploadUrl, String(index));
  await server.graphql('ada', 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { id } }', job.awardLetters[3]);
  await endOfLetters(server, 'ada', job.id);
});
afterAll(() => server.stop());

const list = async (args: string) => {
  const { data, errors } = await server.graphql('ada', `{ awardLetters(${args}) { itemsCount items { filename } } }`);
  expect(errors).toBeUndefined();
  const names: string[] = data.awardLetters.items.map(({ filename }: { filename: string }) => filename.split('.')[0]);
  expect(data.awardLetters.itemsCount).toBe(names.length);
  return names.join(' ');
};

describe('does', () => {
  test.each([
    ['FILENAME', 'ASC', 'amy bob later Zoë_100%'],
    ['FILENAME', 'DESC', 'Zoë_100% later bob amy'],
    ['SCHOOL', 'ASC', 'amy Zoë_100% bob later'],
    ['SCHOOL', 'DESC', 'bob Zoë_100% amy later'],
    ['FREE_MONEY', 'ASC', 'Zoë_100% bob amy later'],
    ['FREE_MONEY', 'DESC', 'amy bob Zoë_100% later'],
    ['NET_PRICE', 'DESC', 'Zoë_100% bob amy later'],
    ['YEAR', 'ASC', 'Zoë_100% bob amy later'],
    ['STATUS', 'ASC', 'later Zoë_100% amy bob'],
    ['INSERT_TIME', 'DESC', 'later bob amy Zoë_100%'],
  ])(
    '[R-7.02] [R-D.29] orders by %s %s; what lacks the value comes last, ties are broken by id',
    async (field, direction, names) => {
      expect(await list(`orderBy: [{ field: ${field}, direction: ${direction} }]`)).toBe(names);
    },
  );

  test.each([
    ['filename_contains: "ZOË_"', 'Zoë_100%'],
    ['filename_contains: "0%"', 'Zoë_100%'],
    ['filename_contains: "%"', 'Zoë_100%'],
    ['filename_contains: "reed"', ''],
    ['search: "reed"', 'Zoë_100%'],
    ['search: "s-2"', 'amy'],
    ['search: "EAST"', 'Zoë_100% bob'],
    ['search: "pdfreed"', ''],
    ['status_in: [READY], cohort: "East"', 'Zoë_100% bob'],
    ['status_in: [CANCELED, READY], state: "oh"', 'amy'],
    ['year: 2026', 'Zoë_100% bob'],
    ['studentId: "S-3"', 'bob'],
    ['reason_in: [canceled_by_user]', 'later'],
    ['status_in: []', ''],
    ['jobId: "rubbish"', ''],
    ['jobId: "00000000-0000-7000-8000-000000000000"', ''],
  ])('[R-D.29] the filter %s leaves "%s"', async (filter, names) => {
    const given = filter.startsWith('jobId') ? filter : `${filter}, jobId: "${job.id}"`;
    expect(await list(`filter: { ${given} }, orderBy: [{ field: INSERT_TIME }]`)).toBe(names);
  });

  test('[R-D.29] neighbors follow the filter and the order of the list', async () => {
    const beside = async (index: number, args: string) => {
      const { data } = await server.graphql(
        'ada',
        `query ($id: ID!) { awardLetter(id: $id) { neighbors(${args}) { previousId nextId } } }`,
        job.awardLetters[index],
      );
      const { previousId, nextId } = data.awardLetter.neighbors;
      const nameOf = (id: string | null) => job.awardLetters.find((letter) => letter.id === id)?.filename ?? null;
      return [nameOf(previousId), nameOf(nextId)];
    };
    expect(await beside(1, 'orderBy: [{ field: SCHOOL }]')).toEqual([null, 'Zoë_100%.pdf']);
    expect(await beside(2, 'filter: { cohort: "East" }')).toEqual(['Zoë_100%.pdf', null]);
    expect(await beside(1, 'filter: { cohort: "East" }')).toEqual([null, null]);
  });

  test('why letters of a job ended as they did, counted', async () => {
    const { data } = await server.graphql(
      'ada',
      'query ($id: ID!) { job(id: $id) { reasonCounts { status reason count } } }',
      job,
    );
    expect(data.job.reasonCounts).toEqual([{ status: 'CANCELED', reason: 'canceled_by_user', count: 1 }]);
  });
});

describe('refuses', () => {
  test('[R-D.09] a body above 16 MB for a job, and above 1 MB for anything else', async () => {
    const big = (bytes: number) => ({ files: [{ filename: 'a.pdf', payload: 'x'.repeat(bytes) }] });
    const create = 'mutation ($files: [LetterFileInput!]!) { createJob(letterFiles: $files) { id } }';
    const status = async (query: string, variables: object) =>
      (await server.call('ada', '/api/private/graphql/', { query, variables })).status;
    expect(await status(create, big(2_000_000))).toBe(200);
    expect(await status(create, big(17_000_000))).toBe(413);
    expect(await status('query ($files: String) { me { id } }', { files: 'x'.repeat(1_100_000) })).toBe(413);
    expect(
      await status(
        `${create.replace('{ createJob', '{ a: createOrganization(name: "x") { id } createJob')}`,
        big(2_000_000),
      ),
    ).toBe(413);
  });
});
