import { expect, test } from '@playwright/test';
import { demo, productUrl } from './testing/people.ts';
import { personByHttp } from './testing/person-by-http.ts';

test.setTimeout(150_000);

const jobsQuery = `query ($organizationId: ID) { jobs(organizationId: $organizationId, pageSize: 30) {
  items { name state statusCounts { status count } } } }`;
const letterQuery = `query ($organizationId: ID) { awardLetters(organizationId: $organizationId, filter: { filename_contains: "harrow glen" }) {
  items { status studentId awardYear institution { name } totals { totalCost freeMoney netPrice } pages { imageUrl } } } }`;

type Job = { name: string; state: string; statusCounts: { status: string; count: number }[] };

test('a newcomer finds a finished job, one in review and one with failures, really read', async () => {
  const dana = await personByHttp(productUrl(), demo.admin);
  const { me } = await dana.graphql('{ me { organizationUsers { organization { id name } } } }');
  const bridgepath = me.organizationUsers.find(
    ({ organization }: { organization: { name: string } }) => organization.name === 'Bridgepath College Access',
  ).organization;
  const states = async () => {
    const { jobs } = await dana.graphql(jobsQuery, { organizationId: bridgepath.id });
    return Object.fromEntries(jobs.items.map((job: Job) => [job.name, stateOf(job)]));
  };
  await expect.poll(states, { timeout: 120_000, intervals: [1000] }).toMatchObject({
    'Seniors, first letters': { state: 'DONE', READY: 12 },
    'From families, by phone': { state: 'DONE', READY: 3, BAD_FILE: 4, INVALID: 2 },
    'Transfers, to be checked': { state: 'IN_REVIEW', READY: 4, MANUAL_REVIEW: 2 },
  });
  const { awardLetters } = await dana.graphql(letterQuery, { organizationId: bridgepath.id });
  const [letter] = awardLetters.items;
  expect(letter).toMatchObject({
    status: 'READY',
    studentId: 'BP-1001',
    awardYear: '2026-2027',
    institution: { name: 'Harrow Glen College' },
    totals: { totalCost: 60188, freeMoney: 42345, netPrice: 17843 },
  });
  const image = await fetch(letter.pages[0].imageUrl);
  expect(image.headers.get('content-type')).toBe('image/webp');
});

const stateOf = ({ state, statusCounts }: Job) => ({
  state,
  ...Object.fromEntries(statusCounts.map(({ status, count }) => [status, count])),
});
