import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { organizationOf, sample } from './testing/jobs-by-http.ts';
import { createAccount, createOrganization, signUpAtProvider } from './testing/new-person.ts';
import { productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';
import { mixedFolder } from './testing/upload-folder.ts';

const held = (page: Page) => page.getByRole('region', { name: 'Fix first' });
const ready = (page: Page) => page.getByRole('region', { name: 'Will be uploaded' });
const rowOf = (list: Locator, name: string) => list.getByRole('listitem').filter({ hasText: name });
const startButton = (page: Page) => page.getByRole('button', { name: /^Start job with/ });

const truths: { file: string; aid: Kind[]; costs: Kind[] }[] = readFileSync(sample('truth.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** A person with an organization of their own: its credits and its letters are this file's alone. */
let email: string;
let ruth: HttpPerson;
let organizationId: string;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  email = await signUpAtProvider(page);
  await createAccount(page);
  await createOrganization(page, 'Cedar Path Advisors');
  await page.close();
  ruth = await personByHttp(productUrl(), email);
  organizationId = await organizationOf(ruth, /Cedar Path/);
});

/** Opens the system's picker by its button, and chooses. */
async function choose(page: Page, button: string, files: string | string[]): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await picker).setFiles(files);
}

/** Lets a file or a folder of the disk fall onto the page, as from the desktop. */
async function drop(page: Page, path: string): Promise<void> {
  const desktop = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await desktop.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
}

/** Letters whose every amount is compared with their truth. */
const known = [
  'd01-harrow-glen-college.pdf',
  'd09-cumberland-gate-university.pdf',
  'd15-mohican-falls-college.pdf',
  's02-sugar-creek-university.png',
];
const pictures = ['snake-plain-university.heic', 'calumet-shores-university.zip', 's02-sugar-creek-university.png'];

type Kind = { value: number; category: string; subCategory?: string; source?: string };
type Figures = { aidAmounts: Kind[]; costAmounts: Kind[] };
type Ended = Figures & { filename: string; status: string; reason: string | null; payload: string | null };

const figuresOf = (letter?: Figures): string[] =>
  [...(letter?.aidAmounts ?? []), ...(letter?.costAmounts ?? [])]
    .map(({ value, category, subCategory, source }) => [value, category, subCategory, source].join(' ').trim())
    .sort();

function truthOf(name: string): Figures {
  const { aid, costs } = truths.find(({ file }) => basename(file) === name) as { aid: Kind[]; costs: Kind[] };
  return { aidAmounts: aid, costAmounts: costs };
}

async function lettersOf(jobId: string): Promise<Map<string, Ended>> {
  const query = `query ($filter: AwardLetterFilter, $organizationId: ID) {
    awardLetters(pageSize: 30, filter: $filter, organizationId: $organizationId) {
      items {
        filename status reason payload
        aidAmounts { value category subCategory source }
        costAmounts { value category }
      }
    }
  }`;
  const { awardLetters } = await ruth.graphql(query, { filter: { jobId }, organizationId });
  return new Map((awardLetters.items as Ended[]).map((letter) => [letter.filename, letter]));
}

async function jobState(id: string): Promise<string> {
  const query = 'query ($id: ID!, $organizationId: ID) { job(id: $id, organizationId: $organizationId) { state } }';
  return (await ruth.graphql(query, { id, organizationId })).job.state;
}

test('[R-4.08] [R-4.09] [R-D.06] [R-D.07] [R-D.08] [R-D.09] [R-D.17] a folder of thirty mixed files: each problem is named with its fix, and every letter ends as it must', async ({
  openAs,
}) => {
  test.setTimeout(240_000);
  const page = await openAs(email, '/upload');
  const complaints = complaintsOf(page);
  await drop(page, mixedFolder());
  await expect(startButton(page)).toBeEnabled({ timeout: 60_000 });

  for (const [name, problem] of [
    ['b01-empty.pdf', 'The file is empty'],
    ['b03-encrypted.pdf', 'Protected by a password'],
    ['b04-web-page.pdf', 'Web page. Save it as PDF'],
    ['b08-no-images.zip', 'holds neither pictures nor PDFs'],
    ['b09-nested.zip', 'holds another ZIP'],
    ['larkspur-scan.pdf', '6.1 MB is over the limit of 5 MB'],
    ['offer-notes.docx', 'Word document. Save it as PDF'],
    ['d01-harrow-glen-college.pdf', 'Another file in this job has this name'],
  ] as const)
    await expect(rowOf(held(page), name)).toContainText(problem);
  await expect(held(page).getByRole('listitem')).toHaveCount(8);
  await expect(rowOf(ready(page), 'the-same-again.pdf')).toContainText('Same content as d02-vandermeer-university.pdf');
  await expect(rowOf(ready(page), 'calumet-shores-university.zip')).toContainText('2 pictures in one letter');
  await expect(rowOf(ready(page), 'snake-plain-university.heic')).toContainText('HEIC');
  await expect(rowOf(ready(page), 'd06-caprock-state-university.pdf')).toContainText('PDF, 1 page');
  await expect(ready(page)).not.toContainText('two-letters.zip');

  await rowOf(held(page), 'd01-harrow-glen-college.pdf')
    .getByRole('button', { name: /^Rename to Ortiz-/ })
    .click();
  await rowOf(held(page), 'larkspur-scan.pdf').getByRole('button', { name: 'Split into letters' }).click();
  await page.getByRole('button', { name: 'Split into 2 letters' }).click();
  await expect(rowOf(ready(page), 'larkspur-scan-p1.pdf')).toContainText('PDF, 1 page');
  await ready(page).getByRole('button', { name: 'Remove larkspur-scan-p2.pdf' }).click();
  const replacing = page.waitForEvent('filechooser');
  await held(page).getByRole('button', { name: 'Replace b01-empty.pdf' }).click();
  await (await replacing).setFiles(sample('digital/d21-wasatch-crossing-university.pdf'));
  await expect(rowOf(ready(page), 'd21-wasatch-crossing-university.pdf')).toBeVisible();
  await expect(held(page).getByRole('listitem')).toHaveCount(5);

  await expect(page.getByText('3 of 25 letters matched')).toBeVisible();
  await page.getByRole('button', { name: 'See match' }).click();
  await expect(page.getByRole('dialog')).toContainText('Line 5: nobody.pdf');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Name', { exact: true }).fill('April letters');
  await startButton(page).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('April letters');

  const jobId = page.url().split('/').at(-1) as string;
  await expect.poll(() => jobState(jobId), { timeout: 180_000, intervals: [1000] }).toBe('DONE');
  const letters = await lettersOf(jobId);
  expect(letters.size).toBe(25);
  const status = (name: string) => letters.get(name)?.status;
  for (const name of letters.keys())
    if (/^(d\d\d|Ortiz|the-same)/.test(name)) expect([name, status(name)]).toEqual([name, 'READY']);
  expect(status('n05-admission-letter.pdf')).toBe('INVALID');
  expect(letters.get('b02-truncated.pdf')).toMatchObject({ status: 'BAD_FILE', reason: 'damaged' });
  for (const name of pictures) expect([name, status(name)]).toEqual([name, 'READY']);
  for (const name of known) expect([name, figuresOf(letters.get(name))]).toEqual([name, figuresOf(truthOf(name))]);
  expect(JSON.parse(letters.get('Ortiz-d01-harrow-glen-college.pdf')?.payload ?? '{}')).toEqual({
    student_id: 'S-1002',
    cohort: 'West',
    Counselor: 'Dana',
  });

  await page.goto(`${productUrl()}/upload`);
  await choose(page, 'Choose files', sample('digital/d01-harrow-glen-college.pdf'));
  await expect(rowOf(ready(page), 'd01-harrow-glen-college.pdf')).toContainText('in April letters');
  await expect(ready(page).getByRole('link')).toHaveAttribute('href', new RegExp(`/jobs/${jobId}/letters/`));
  await expect(startButton(page)).toBeEnabled();
  expect(complaints).toEqual([]);
});

const upload = /\/api\/upload\?/;
const digital = ['d01-harrow-glen-college', 'd02-vandermeer-university', 'd03-tamarack-ridge-university'];
const more = ['d05-saltmarsh-state-college', 'd18-chesapeake-landing-university', 'd09-cumberland-gate-university'];
const pdfs = [...digital, ...more].map((name) => sample(`digital/${name}.pdf`));
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const transfer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Letters', exact: true }).getByRole('listitem').filter({ hasText: name });

test('[R-4.08] [R-D.11] an upload bears a pause, a broken connection, a lost answer, an expired address, a canceled letter and a reload', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(email, '/upload');
  let behavior: 'hold' | 'break' | 'pass' = 'hold';
  /** Two addresses have run out, and the answer to one file that arrived is lost. */
  const expired = new Set<string>();
  let hasLostAnswer = false;
  await page.route(upload, async (route) => {
    const content = route.request().headers()['content-type'];
    expect(content).toBe('application/octet-stream');
    if (behavior === 'hold') return;
    if (behavior === 'break') return route.abort('connectionreset');
    const url = route.request().url();
    if (expired.size < 2 && !expired.has(url)) {
      expired.add(url);
      return route.fulfill({ status: 410 });
    }
    if (!hasLostAnswer) {
      hasLostAnswer = true;
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await choose(page, 'Choose files', pdfs);
  await page.getByLabel('Name', { exact: true }).fill('Bumpy road');
  await startButton(page).click();

  await test.step('paused, nothing is on its way; going on, four are', async () => {
    await expect(page.getByRole('listitem').getByText(/ of \d+ KB$/)).toHaveCount(4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(progress(page)).toContainText('0 of 6 letters, paused');
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(6);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(2);
  });

  await test.step('a letter that is canceled ends here and on the server', async () => {
    await transfer(page, 'd09-cumberland')
      .getByRole('button', { name: /^Cancel d09/ })
      .click();
    await expect(transfer(page, 'd09-cumberland')).toContainText('Canceled');
  });

  await test.step('a connection that keeps breaking asks for a person, and a retry sends it again', async () => {
    behavior = 'break';
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('5 letters stopped.')).toBeVisible({ timeout: 60_000 });
    await expect(transfer(page, 'd01-harrow')).toContainText('The connection broke');
    await expectAccessible(page);
    behavior = 'hold';
    await page.getByRole('button', { name: 'Retry all' }).click();
    await expect(page.getByText('5 letters stopped.')).toBeHidden();
  });

  await test.step('after a reload it goes on by itself, and asks only for what the browser could not keep', async () => {
    await expect(page.getByText('You may reload this page')).toBeVisible();
    await forgetKeptFile(page);
    behavior = 'pass';
    await page.reload();
    await expect(page.getByText('1 letter needs its file again.')).toBeVisible();
    await expect(progress(page)).toContainText('4 of 5 letters');
    expect([expired.size, hasLostAnswer]).toEqual([2, true]);
    await choose(page, 'Choose files', sample('negatives/n05-admission-letter.pdf'));
    await expect(page.getByText('None of these files is one of them.')).toBeVisible();
    await choose(page, 'Choose files', pdfs);
  });

  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const jobId = page.url().split('/').at(-1) as string;
  await expect.poll(() => jobState(jobId), { timeout: 60_000 }).toBe('DONE');
  const letters = [...(await lettersOf(jobId)).values()].map(({ status }) => status).sort();
  expect(letters).toEqual(['CANCELED', ...Array.from({ length: 5 }, () => 'READY')]);
  await page.goto(`${productUrl()}/upload`);
  await expect(page.getByRole('region', { name: 'Add letters' })).toContainText('Drop letters here');
});

/** As if the browser's quota had been full for one letter. */
const forgetKeptFile = (page: Page) =>
  page.evaluate(`(async () => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads');
    for await (const job of uploads.values())
      for await (const name of job.keys()) if (!name.endsWith('.json')) return job.removeEntry(name);
  })()`);

test('[R-D.41] [R-5.09] a job that the credits don’t cover is refused with both numbers; thousands of files keep the page alive', async ({
  openAs,
}) => {
  const page = await openAs(email, '/upload');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await dropFiles(page, 2000);
  await expect(page.getByRole('button', { name: /^(Checking|Start)/ })).toBeDisabled();
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(60);
  // It answers while it reads.
  await page.getByRole('switch', { name: 'Manual review' }).click({ timeout: 2000 });
  await expect(page.getByText(/^2,000 letters, /)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveText(/2,000 letters need 2,000 credits, and \d+ are left\./);
  await expect(startButton(page)).toBeDisabled();
  const list = page.getByRole('list', { name: 'Letters that will be uploaded' });
  await list.getByText('letter-2.pdf', { exact: true }).hover();
  await page.mouse.wheel(0, 1_000_000);
  await expect(list.getByText('letter-1999.pdf', { exact: true })).toBeVisible();
});

/** As files that are let go anywhere over the page. */
const dropFiles = (page: Page, count: number) =>
  page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    for (let index = 0; index < ${count}; index++)
      dataTransfer.items.add(new File(['%PDF-1.4 letter ' + index], 'letter-' + index + '.pdf'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  })()`);
