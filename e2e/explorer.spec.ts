import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { demo, productUrl } from './testing/people.ts';
import { personByHttp } from './testing/person-by-http.ts';
import { heading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible } from './testing/soundness.ts';

const editor = (page: Page) => page.locator('.graphiql-query-editor');
const answer = (page: Page) => page.locator('.graphiql-response');
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

async function choose(page: Page, menu: string, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[R-1.01] [R-D.26] [R-6.02] the explorer: examples, documentation, history, changes only when asked for, saved queries, code', async ({
  openAs,
}) => {
  // The editors are large, and start again with each query that is opened.
  test.setTimeout(180_000);
  const page = await openAs(demo.user, '/api-keys');
  const complaints = complaintsOf(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl()) && !request.url().startsWith('data:')) outside.push(request.url());
  });

  await test.step('a link into it loads a document of its own, with the organization filled in', async () => {
    await page.evaluate('window.isFirstDocument = true');
    await page.getByRole('link', { name: 'GraphQL', exact: true }).click();
    await expect(editor(page)).toContainText('query Jobs');
    expect(await page.evaluate('window.isFirstDocument')).toBeUndefined();
    await run(page);
    await expect(answer(page)).toContainText('itemsCount');
    await expect(answer(page)).not.toContainText('errors');
  });

  await test.step('the schema is documented, and what was run stands in the history', async () => {
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText('Jobs of an organization, the newest first unless asked otherwise.')).toBeVisible();
    await page.getByRole('button', { name: 'Show History' }).click();
    await expect(page.getByRole('region', { name: 'History' }).getByText('Jobs')).toBeVisible();
  });

  await test.step('it only reads until changes are allowed, and then asks with the name of the organization', async () => {
    await choose(page, 'Examples', /Create a job/);
    await expect(editor(page)).toContainText('mutation CreateJob');
    await run(page);
    await expect(answer(page)).toContainText('this page only reads');
    await page.getByRole('switch', { name: 'Allow changes' }).click();
    await run(page);
    const question = page.getByRole('dialog', { name: 'Run createJob in Bridgepath College Access?' });
    await expectAccessible(page, 'dialog');
    await question.getByRole('button', { name: 'Don’t run it' }).click();
    await expect(answer(page)).toContainText('you kept things as they are');
    await run(page);
    await question.getByRole('button', { name: 'Run it', exact: true }).click();
    await expect(answer(page)).toContainText('uploadUrl');
  });

  await test.step('a query is saved for the organization, and opened again', async () => {
    const name = `Amounts ${Date.now()}`;
    await choose(page, 'Examples', /Read amounts/);
    await expect(editor(page)).toContainText('query Amounts');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('switch', { name: /^Share with everyone in Bridgepath/ }).click();
    await expectAccessible(page, 'dialog');
    await page.getByRole('button', { name: 'Save query' }).click();
    await expect(page.getByText(`${name} is saved.`)).toBeVisible();
    const admin = await personByHttp(productUrl(), demo.admin);
    const { me } = await admin.graphql('{ me { organizationUsers { organization { id name } } } }');
    const place = me.organizationUsers.find(({ organization }: { organization: { name: string } }) =>
      organization.name.startsWith('Bridgepath'),
    );
    const { savedQueries } = await admin.graphql(
      'query ($id: ID) { savedQueries(organizationId: $id) { name isMine } }',
      {
        id: place.organization.id,
      },
    );
    expect(savedQueries).toContainEqual({ name, isMine: false });
    await choose(page, 'Saved queries', new RegExp(name));
    await expect(editor(page)).toContainText('query Amounts');
  });

  await test.step('with an API key the other endpoint answers, and the copied call does the same', async () => {
    const person = await personByHttp(productUrl(), demo.user);
    const { createApiKey } = await person.graphql(
      'mutation { createApiKey(lifetime: 7, name: "Explorer") { secret } }',
    );
    await page.getByRole('combobox', { name: 'Endpoint' }).click();
    await page.getByRole('option', { name: /with an API key/i }).click();
    await page.getByLabel('API key', { exact: true }).fill(createApiKey.secret);
    await choose(page, 'Examples', /List jobs/);
    await expect(editor(page)).toContainText('query Jobs');
    await run(page);
    await expect(answer(page)).toContainText('itemsCount');
    await page.getByRole('button', { name: 'Copy as code' }).click();
    for (const language of ['fetch', 'Python', 'curl']) await page.getByText(language, { exact: true }).click();
    const code = (await page.getByRole('region', { name: 'The call as curl' }).textContent()) ?? '';
    const env = { ...process.env, TASSEL_KEY: createApiKey.secret };
    const called = execFileSync('bash', ['-c', code.replace('curl ', 'curl --silent ')], { env }).toString();
    expect(JSON.parse(called).data.jobs.itemsCount).toBeGreaterThan(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('nothing left the origin, the policy held, and the way out is a document again', async () => {
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await page.evaluate('window.isExplorerDocument = true');
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await expect(heading(page)).toHaveText(/Webhooks/);
    expect(await page.evaluate('window.isExplorerDocument')).toBeUndefined();
    await page.goBack();
    await expect(editor(page)).toBeVisible();
  });
});
