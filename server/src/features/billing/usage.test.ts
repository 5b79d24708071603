import { type Month, monthKey, monthOf, monthPlus, monthStart } from '@tassel/contract/month.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordResult } from '#features/letters/record-result.ts';
import { addTestJob } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { addTestUsage } from '#testing/usage.ts';
import { checkBudgets } from './check-budgets.ts';

let server: TestServer;
let id: string;
let thisMonth: Month;
let last: Month;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['dana', 'priya']) await addTestPerson(server, subject);
  thisMonth = monthOf(server.clock.now());
  last = monthPlus(thisMonth, -1);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
  await setTestOrganization(server, id, { billing_status: 'ACTIVE', credits: 0 });
});

const read = `query ($id: ID, $year: Int!, $month: Int!) { usage(organizationId: $id, year: $year, month: $month) {
  classificationUsage paidByCredit manualReviewUsage budgetCents
  billSummary { totalCents lines { words quantity priceCents amountCents } }
  days { date classifications manualReviews } forecast { classifications manualReviews totalCents } } }`;
const usage = async (month: Month, by = 'dana') => {
  const { data, errors } = await server.graphql(by, read, { id, ...month });
  return { ...data?.usage, code: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
};
const onDay = (month: Month, day: number, time = '12:00:00.000') =>
  new Date(`${monthKey(month).slice(0, 8)}${String(day).padStart(2, '0')}T${time}Z`);

describe('does', () => {
  test('[R-3.14] [R-D.40] [R-D.41] bills 12,345 classifications, 678 reviews and 100 credits at $5,999.50', async () => {
    const at = onDay(last, 3);
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 100, at, byCredit: true });
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 12_245, at: onDay(last, 17) });
    await addTestUsage(server, id, { kind: 'MANUAL_REVIEW', count: 678, at });
    const { classificationUsage, paidByCredit, manualReviewUsage, billSummary, days, forecast } = await usage(last);
    expect([classificationUsage, paidByCredit, manualReviewUsage]).toEqual([12_345, 100, 678]);
    expect(billSummary.totalCents).toBe(599_950);
    expect(billSummary.lines.map((line: { words: string; amountCents: number }) => line.amountCents)).toEqual([
      0, 50_000, 315_000, 44_900, 150_000, 40_050,
    ]);
    const dates = [3, 17].map((day) => onDay(last, day).toISOString().slice(0, 10));
    expect(days).toEqual([
      { date: dates[0], classifications: 100, manualReviews: 678 },
      { date: dates[1], classifications: 12_245, manualReviews: 0 },
    ]);
    expect(forecast).toBeNull();
  });

  test('[R-3.14] a month holds what fell into it by UTC, to the millisecond', async () => {
    const start = monthStart(thisMonth).getTime();
    for (const ms of [-2, -1, 0])
      await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 1, at: new Date(start + ms) });
    expect((await usage(last)).classificationUsage).toBe(1);
    expect((await usage(thisMonth)).classificationUsage).toBe(2);
  });

  test('[R-D.42] the current month has a forecast', async () => {
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 40, at: monthStart(thisMonth) });
    const { forecast } = await usage(thisMonth);
    expect(forecast.classifications).toBeGreaterThanOrEqual(40);
    expect(forecast.totalCents).toBe(
      Math.min(forecast.classifications, 1000) * 50 + Math.max(0, forecast.classifications - 1000) * 35,
    );
  });

  test('[R-3.13] [R-D.40] prices are those of the month: the defaults, until a newer list begins', async () => {
    const prices = async (month: Month) => {
      const { data } = await server.graphql(
        'dana',
        `query ($year: Int!, $month: Int!) { priceStructure(year: $year, month: $month) {
          classifications { minUsage price } manualReviews { minUsage price } } }`,
        month,
      );
      return data.priceStructure;
    };
    const defaults = {
      classifications: [
        { minUsage: 0, price: 50 },
        { minUsage: 1000, price: 35 },
        { minUsage: 10_000, price: 20 },
      ],
      manualReviews: [
        { minUsage: 0, price: 300 },
        { minUsage: 500, price: 225 },
      ],
    };
    expect(await prices(thisMonth)).toEqual(defaults);
    const list = {
      classifications: '[{"minUsage":0,"priceCents":7}]',
      manual_reviews: '[{"minUsage":0,"priceCents":9}]',
    };
    const { db } = server.context;
    await db
      .insertInto('price_structures')
      .values({ first_month: monthKey(thisMonth), ...list })
      .execute();
    expect(await prices(thisMonth)).toEqual({
      classifications: [{ minUsage: 0, price: 7 }],
      manualReviews: [{ minUsage: 0, price: 9 }],
    });
    expect(await prices(last)).toEqual(defaults);
    for (const month of [last, thisMonth])
      await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 10, at: monthStart(month) });
    expect([(await usage(last)).billSummary.totalCents, (await usage(thisMonth)).billSummary.totalCents]).toEqual([
      500, 70,
    ]);
    await db.deleteFrom('price_structures').execute();
  });

  test('[R-D.42] shows who and which job used how much, also of a job that is gone', async () => {
    await addTestMember(server, { admin: 'dana', organizationId: id }, 'marcus', 'USER');
    const job = await addTestJob(server, 'marcus', ['a.pdf'], { name: 'April letters', organizationId: id });
    const at = onDay(last, 5);
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 5, at, subject: 'marcus', jobId: job.id });
    await addTestUsage(server, id, { kind: 'MANUAL_REVIEW', count: 2, at, subject: 'marcus', jobId: job.id });
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 3, at, byCredit: true });
    const { data } = await server.graphql(
      'dana',
      `query ($id: ID, $year: Int!, $month: Int!) {
        usageByPerson(organizationId: $id, year: $year, month: $month) { itemsCount items { email classifications paidByCredit manualReviews } }
        usageByJob(organizationId: $id, year: $year, month: $month) { itemsCount items { jobId name classifications paidByCredit manualReviews } } }`,
      { id, ...last },
    );
    expect(data.usageByPerson).toEqual({
      itemsCount: 2,
      items: [
        { email: 'marcus@example.test', classifications: 5, paidByCredit: 0, manualReviews: 2 },
        { email: 'dana@example.test', classifications: 3, paidByCredit: 3, manualReviews: 0 },
      ],
    });
    expect(data.usageByJob).toEqual({
      itemsCount: 2,
      items: [
        { jobId: job.id, name: 'April letters', classifications: 5, paidByCredit: 0, manualReviews: 2 },
        { jobId: id, name: null, classifications: 3, paidByCredit: 3, manualReviews: 0 },
      ],
    });
  });

  test('[R-D.39] [R-D.41] a review is charged once it ends; on the free plan, which has no card, it costs nothing', async () => {
    const review = async (status: 'FREE' | 'ACTIVE') => {
      await setTestOrganization(server, id, { billing_status: status, credits: 10 });
      const job = await addTestJob(server, 'dana', [`${status}.pdf`], { organizationId: id });
      const letters = { ids: job.awardLetters.map((letter) => letter.id) };
      for (const to of ['MANUAL_REVIEW', 'READY'] as const)
        await recordResult(server.context, {
          organizationId: id,
          letters,
          to,
          reason: null,
          actor: { kind: 'SYSTEM' },
        });
    };
    await review('FREE');
    await review('ACTIVE');
    const { classificationUsage, paidByCredit, manualReviewUsage, billSummary } = await usage(thisMonth);
    expect([classificationUsage, paidByCredit, manualReviewUsage]).toEqual([2, 2, 2]);
    expect(
      billSummary.lines.map((line: { words: string; amountCents: number }) => [line.words, line.amountCents]),
    ).toEqual([
      ['Classifications, paid by credit', 0],
      ['Manual reviews, on the free plan', 0],
      ['Manual reviews, first 500', 300],
    ]);
  });

  test('[R-D.42] the CSV holds every charge of the month and nothing else, for five minutes', async () => {
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 2100, at: onDay(last, 9) });
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 1, at: onDay(last, 10), byCredit: true });
    await addTestUsage(server, id, { kind: 'MANUAL_REVIEW', count: 1, at: onDay(last, 11), isFree: true });
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 1, at: monthStart(thisMonth) });
    const address =
      'query ($id: ID, $year: Int!, $month: Int!) { usageCsvUrl(organizationId: $id, year: $year, month: $month) }';
    const { data } = await server.graphql('dana', address, { id, ...last });
    const answer = await fetch(data.usageCsvUrl);
    expect(answer.headers.get('content-disposition')).toContain(`usage-${monthKey(last).slice(0, 7)}.csv`);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2102);
    expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(1 + 2102);
    expect(lines[0]).toBe('Time (UTC),Item,Paid by,Name,Email,Job,Job id,Letter id');
    expect(lines[1]).toContain(',Classification,Card,Ada Moreau,dana@example.test,');
    expect(lines.at(-2)).toContain(',Classification,Credit,');
    expect(lines.at(-1)).toContain(',Manual review,Free plan,');
    server.clock.forward(301);
    expect((await fetch(data.usageCsvUrl)).status).toBe(404);
    expect((await fetch(`${server.url}/api/usage.csv?token=x.y`)).status).toBe(404);
  });

  test('[R-D.41] tells whoever uploads where in the tiers the next letter stands', async () => {
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 995, at: server.clock.now() });
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count: 50, at: server.clock.now(), byCredit: true });
    const { data } = await server.graphql('dana', 'query ($id: ID) { paidClassifications(organizationId: $id) }', {
      id,
    });
    expect(data.paidClassifications).toBe(995);
  });
});

describe('budgets', () => {
  const set = (budgetCents: number | null, by = 'dana') =>
    server.graphql(
      by,
      'mutation ($id: ID!, $budgetCents: Int) { setBudget(organizationId: $id, budgetCents: $budgetCents) }',
      {
        id,
        budgetCents,
      },
    );
  const alertsSent = async () => {
    const { db } = server.context;
    const tasks = await db
      .selectFrom('budget_alerts')
      .where('organization_id', '=', id)
      .orderBy('budget_cents')
      .orderBy('percent')
      .select(['budget_cents', 'percent'])
      .execute();
    return tasks.map((alert) => `${alert.percent}% of ${alert.budget_cents}`);
  };
  const mailsAbout = async (count: number) => {
    const end = Date.now() + 60_000;
    for (;;) {
      const mails = (await server.mails()).filter(({ subject }) => subject.startsWith('Budget Org'));
      if (mails.length >= count || Date.now() > end)
        return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
      await new Promise((done) => setTimeout(done, 100));
    }
  };

  test('[R-D.42] alerts every ADMIN at 50, 75 and 100 percent, once each, however often it is checked', async () => {
    id = await addTestOrganization(server, 'dana', 'Budget Org');
    await setTestOrganization(server, id, { billing_status: 'ACTIVE', credits: 0 });
    await addTestMember(server, { admin: 'dana', organizationId: id }, 'lee', 'ADMIN');
    await addTestMember(server, { admin: 'dana', organizationId: id }, 'uma', 'USER');
    expect((await set(10_000)).data.setBudget).toBe(10_000);
    expect((await usage(thisMonth)).budgetCents).toBe(10_000);
    const spend = (count: number) =>
      addTestUsage(server, id, { kind: 'CLASSIFICATION', count, at: server.clock.now() });
    await spend(99);
    await checkBudgets(server.context);
    expect(await alertsSent()).toEqual([]);
    await spend(1);
    await Promise.all([1, 2, 3].map(() => checkBudgets(server.context)));
    expect(await alertsSent()).toEqual(['50% of 10000']);
    await spend(100);
    for (const _ of [1, 2]) await checkBudgets(server.context);
    expect(await alertsSent()).toEqual(['50% of 10000', '75% of 10000', '100% of 10000']);
    const month = new Date(server.clock.now()).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(await mailsAbout(4)).toEqual(
      ['dana', 'lee'].flatMap((name) =>
        [100, 50].map((p) => `${name}@example.test: Budget Org: ${p}% of the budget for ${month}`),
      ),
    );
    await set(20_000);
    await checkBudgets(server.context);
    expect(await alertsSent()).toEqual(['50% of 10000', '75% of 10000', '100% of 10000', '50% of 20000']);
  });

  test('[R-D.25] a budget is written into the audit log, and can be taken away', async () => {
    await set(150_000);
    await set(null);
    expect((await usage(thisMonth)).budgetCents).toBeNull();
    const { data } = await server.graphql(
      'dana',
      'query ($id: ID) { auditEntries(organizationId: $id) { items { detail } } }',
      { id },
    );
    expect(data.auditEntries.items.map((entry: { detail: string }) => entry.detail).slice(0, 2)).toEqual([
      'Monthly budget: $1,500.00 to none',
      'Monthly budget: none to $1,500.00',
    ]);
  });

  test('[R-D.42] refuses an amount that is none, and whoever is no administrator', async () => {
    expect((await set(99)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      fields: { budgetCents: 'Enter an amount from $1 to $1,000,000.' },
    });
    expect((await set(1000, 'priya')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('refuses', () => {
  test.each([
    [{ year: 2026, month: 13 }, 'month must be from 1 to 12.'],
    [{ year: 2999, month: 1 }, 'This month lies in the future.'],
  ])('[R-3.14] the month %j', async (month, message) => {
    expect(await usage(month)).toMatchObject({ code: 'BAD_INPUT', message });
  });

  test('[R-D.18] another organization’s bill is not found, and a user sees none', async () => {
    expect((await usage(last, 'priya')).code).toBe('NOT_FOUND');
    await addTestMember(server, { admin: 'dana', organizationId: id }, 'nia', 'USER');
    expect((await usage(last, 'nia')).code).toBe('FORBIDDEN');
  });

  test.each(['PAST_DUE', 'CANCELED'] as const)(
    '[R-D.39] [R-D.41] new letters of an organization that is %s',
    async (status) => {
      await setTestOrganization(server, id, { billing_status: status, credits: 50 });
      await expect(addTestJob(server, 'dana', ['a.pdf'], { organizationId: id })).rejects.toThrow('FORBIDDEN');
      const { data } = await server.graphql('dana', 'query ($id: ID) { jobs(organizationId: $id) { itemsCount } }', {
        id,
      });
      expect(data.jobs.itemsCount).toBe(0);
      await setTestOrganization(server, id, { billing_status: 'ACTIVE' });
      const { awardLetters } = await addTestJob(server, 'dana', ['b.pdf'], { organizationId: id });
      const letterId = awardLetters[0]?.id as string;
      const ready = {
        organizationId: id,
        letters: { ids: [letterId] },
        reason: null,
        actor: { kind: 'SYSTEM' },
      } as const;
      await recordResult(server.context, { ...ready, to: 'READY' });
      await setTestOrganization(server, id, { billing_status: status });
      const review =
        'mutation ($letterId: ID!, $id: ID) { sendLetterToReview(id: $letterId, organizationId: $id) { id } }';
      const { errors } = await server.graphql('dana', review, { letterId, id });
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    },
  );
});
