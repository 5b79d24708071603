import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, type TestJob } from '#testing/jobs.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

/** What the stand-in for the classifier finds in a file. */
type Told = { state: string | null; school: string; cost: number; year: string; status: LetterStatus };

const states = ['OH', 'OH', 'OH', 'OR', 'OR', 'NY', 'DC', 'PR', null];
const endings: LetterStatus[] = ['READY', 'READY', 'READY', 'NOT_SUPPORTED', 'READY', 'INVALID', 'READY'];

/** Letters of many states, schools, prices, years and ends, the same at every run. */
const varied = Array.from({ length: 28 }, (_, n): Told => {
  const state = states[n % states.length] ?? null;
  return {
    state,
    // One school is written in two ways.
    school: n % 5 === 0 ? `${state} COLLEGE` : `${state} College${n % 2 ? '' : ' of Art'}`,
    cost: 8000 + ((n * 7919) % 31) * 100 + 0.5,
    year: n % 3 === 0 ? '2027-2028' : '2026-2027',
    status: endings[n % endings.length] as LetterStatus,
  };
});

let server: TestServer;
let bridgepath: string;
let job: TestJob;
let second: TestJob;

async function upload(subject: string, letters: Told[], organizationId: string, review = false): Promise<TestJob> {
  const added = await addTestJob(
    server,
    subject,
    letters.map((_, n) => `${n}.pdf`),
    { organizationId, review },
  );
  for (const [n, { uploadUrl }] of added.awardLetters.entries()) await putFile(uploadUrl, JSON.stringify(letters[n]));
  await endOfLetters(server, subject, added.id);
  return added;
}

async function lettersWith(filter: string): Promise<{ id: string }[]> {
  const { data } = await server.graphql('ada', `{ awardLetters(filter: { ${filter} }) { items { id } } }`);
  return data.awardLetters.items;
}

beforeAll(async () => {
  server = await startServer({}, async (bytes) => {
    const { state, school, cost, year, status } = JSON.parse(Buffer.from(bytes).toString()) as Told;
    const answer = readyAnswer();
    return {
      ...answer,
      status: status as 'READY',
      reason: status === 'INVALID' ? 'not_an_award_letter' : status === 'NOT_SUPPORTED' ? 'low_confidence' : null,
      awardYear: year,
      institution: { name: school, city: null, state, zip: null, evidence: null },
      costs: answer.costs.map((amount) => ({ ...amount, value: cost })),
    };
  });
  await addTestPerson(server, 'ada');
  await addTestPerson(server, 'eve');
  bridgepath = await addTestOrganization(server, 'ada', 'Bridgepath');
  const rival = await addTestOrganization(server, 'eve', 'Rival');
  await addTestMember(server, { admin: 'ada', organizationId: bridgepath }, 'rita', 'REVIEWER');
  job = await upload('ada', varied, bridgepath);
  second = await upload('ada', varied.slice(0, 9), bridgepath, true);
  // One letter is sent to review; of those in review one is canceled, and one is said to be no award letter.
  const [ready] = await lettersWith('state: "OH", status_in: [READY]');
  const [canceled, refused] = await lettersWith(`jobId: "${second.id}", status_in: [MANUAL_REVIEW]`);
  await server.graphql('ada', 'mutation ($id: ID!) { sendLetterToReview(id: $id) { id } }', ready);
  await server.graphql('ada', 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { id } }', canceled);
  await server.graphql('ada', 'mutation ($id: ID!) { decideLetter(id: $id, status: INVALID) { id } }', refused);
  await addTestJob(server, 'ada', ['never-uploaded.pdf'], { organizationId: bridgepath });
  await upload('eve', [...varied.slice(0, 9), { ...(varied[0] as Told), state: 'AK' }], rival);
});
afterAll(() => server.stop());

type Figures = { letters: number; schools: number; medianNetPrice: number | null; failureRate: number | null };
const figures = 'letters schools medianNetPrice failureRate';

async function readMap(args = '', subject = 'ada') {
  const query = `{ letterMap${args} { all { ${figures} } states { state figures { ${figures} } } withoutState { ${figures} } } }`;
  const { data, errors } = await server.graphql(subject, query);
  expect(errors).toBeUndefined();
  const { all, states, withoutState } = data.letterMap as {
    all: Figures;
    states: { state: string; figures: Figures }[];
    withoutState: Figures;
  };
  return { all, withoutState, states: Object.fromEntries(states.map(({ state, figures }) => [state, figures])) };
}

type Counted = {
  state: string | null;
  status: LetterStatus;
  school: string;
  price: number | null;
  year: number;
  job: string;
};

/** The organization's rows as they lie in the table, counted here one by one. */
async function rowsOf(organizationId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select school_state as state, status, school_name as school, net_price as price,
    year, job_id as job from letters where organization_id = ${organizationId}`.execute(server.context.db);
  return rows;
}

function expected(rows: Counted[]): Figures {
  const prices = rows
    .flatMap(({ status, price }) => (status === 'READY' && price !== null ? [price] : []))
    .sort((a, b) => a - b);
  const middle = [prices[Math.floor((prices.length - 1) / 2)], prices[Math.floor(prices.length / 2)]] as number[];
  const ended = rows.filter(({ status }) => !['PENDING', 'MANUAL_REVIEW', 'CANCELED'].includes(status));
  return {
    letters: rows.length,
    schools: new Set(rows.flatMap(({ school }) => school?.toLowerCase() ?? [])).size,
    medianNetPrice: prices.length === 0 ? null : ((middle[0] as number) + (middle[1] as number)) / 2,
    failureRate: ended.length === 0 ? null : ended.filter(({ status }) => status !== 'READY').length / ended.length,
  };
}

function expectedMap(rows: Counted[]) {
  const shown = rows.filter(({ state, status }) => state !== null || !['PENDING', 'CANCELED'].includes(status));
  const byState = Map.groupBy(shown, ({ state }) => state);
  const states = [...byState].flatMap(([state, some]) => (state === null ? [] : [[state, expected(some)] as const]));
  return { all: expected(shown), withoutState: expected(byState.get(null) ?? []), states: Object.fromEntries(states) };
}

describe('does', () => {
  test('[R-D.44] every state’s figures are those of its letters in the table', async () => {
    const rows = await rowsOf(bridgepath);
    const map = await readMap();
    expect(map).toEqual(expectedMap(rows));
    expect(Object.keys(map.states)).toEqual(['DC', 'NY', 'OH', 'OR', 'PR']);
    // The set holds what could go wrong: every kind of end, letters in review, canceled, pending, and without a state.
    const kinds = new Set(rows.map(({ state, status }) => `${state ? 'known' : 'unknown'} ${status}`));
    for (const kind of ['known READY', 'known NOT_SUPPORTED', 'known MANUAL_REVIEW', 'known CANCELED', 'known INVALID'])
      expect(kinds).toContain(kind);
    for (const kind of ['unknown READY', 'unknown INVALID', 'unknown PENDING']) expect(kinds).toContain(kind);
    for (const state of ['OH', 'DC', 'OR', 'PR']) {
      const answer = await sql<{ count: number }>`select count(*) as count from letters
        where organization_id = ${bridgepath} and school_state = ${state}`.execute(server.context.db);
      expect(map.states[state]?.letters).toBe(answer.rows[0]?.count);
    }
  });

  test('[R-D.44] a state counts the letters that the list shows for it', async () => {
    const { states } = await readMap();
    for (const [state, { letters }] of Object.entries(states)) {
      const { data } = await server.graphql('ada', `{ awardLetters(filter: { state: "${state}" }) { itemsCount } }`);
      expect(data.awardLetters.itemsCount).toBe(letters);
    }
  });

  test('[R-D.44] the filters of job and year leave only their letters', async () => {
    const rows = await rowsOf(bridgepath);
    expect(await readMap(`(jobId: "${second.id}")`)).toEqual(expectedMap(rows.filter((row) => row.job === second.id)));
    expect(await readMap('(year: 2027)')).toEqual(expectedMap(rows.filter(({ year }) => year === 2027)));
    const both = rows.filter((row) => row.year === 2026 && row.job === job.id);
    expect(await readMap(`(year: 2026, jobId: "${job.id}")`)).toEqual(expectedMap(both));
    expect((await readMap('(jobId: "rubbish")')).all).toEqual(expected([]));
  });
});

describe('guards', () => {
  test('[R-D.44] letters of another organization never count', async () => {
    const [own, others] = [await readMap(), await readMap('', 'eve')];
    expect(own.states.AK).toBeUndefined();
    expect(others.states.AK?.letters).toBe(1);
    expect(others.all.letters).toBeLessThan(own.all.letters);
    // The job of another organization is as if it did not exist.
    expect((await readMap(`(jobId: "${job.id}")`, 'eve')).all.letters).toBe(0);
  });

  test('[R-D.18] [R-D.44] a reviewer may not, and a stranger is told of no organization', async () => {
    const codeFor = async (subject: string) => {
      const query = `{ letterMap(organizationId: "${bridgepath}") { all { letters } } }`;
      return (await server.graphql(subject, query)).errors?.[0]?.extensions?.code;
    };
    expect(await codeFor('rita')).toBe('FORBIDDEN');
    expect(await codeFor('eve')).toBe('NOT_FOUND');
  });
});
