import { expect, type Locator, type Page, test } from '@playwright/test';
import { organizationOf, untilRead, uploadJob } from './testing/jobs-by-http.ts';
import { follow, tabTo } from './testing/keyboard.ts';
import { newAdmin } from './testing/new-person.ts';
import { productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

const files = [
  'digital/d01-harrow-glen-college.pdf',
  'digital/d04-kestrel-bay-university.pdf',
  'digital/d07-kulshan-state-university.pdf',
  'digital/d08-saginaw-basin-university.pdf',
  'digital/d25-evergreen-sound-college.pdf',
  'digital/d46-meridian-school-of-law.pdf',
  'negatives/n05-admission-letter.pdf',
];

type Figures = { letters: number; schools: number; medianNetPrice: number | null; failureRate: number | null };
const figures = 'letters schools medianNetPrice failureRate';
const query = `query ($organizationId: ID) { letterMap(organizationId: $organizationId) {
  all { ${figures} } states { state figures { ${figures} } } withoutState { ${figures} } } }`;

const map = (page: Page) => page.getByRole('group', { name: /by state, a map/ });
const stateOnMap = (page: Page, name: string) => map(page).getByRole('link', { name: new RegExp(`^${name}:`) });
const table = (page: Page) => page.getByRole('table', { name: 'Letters by state' });
const zoomOf = (page: Page) => map(page).getByRole('status', { name: 'Zoom' });
const button = (page: Page, name: string) => map(page).getByRole('button', { name });
const many = async (times: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await act();
};

const names: Record<string, string> = {
  DC: 'District of Columbia',
  MI: 'Michigan',
  OH: 'Ohio',
  PA: 'Pennsylvania',
  WA: 'Washington',
};
const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', value % 1 === 0 ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const cellsOf = ({ letters, schools, medianNetPrice, failureRate }: Figures) => [
  String(letters),
  String(schools),
  medianNetPrice === null ? '–' : dollars(medianNetPrice),
  failureRate === null ? '–' : `${Math.round(failureRate * 100)}%`,
];

/** The cells of the table, a line a state, without the words that only a phone shows. */
const rowsOf = async (page: Page): Promise<string[][]> => {
  const rows = await table(page).locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
};

async function figuresOf(person: HttpPerson, organizationId: string) {
  const { letterMap } = await person.graphql(query, { organizationId });
  return letterMap as { all: Figures; states: { state: string; figures: Figures }[]; withoutState: Figures };
}

async function expectSameFigures(page: Page, { all, states, withoutState }: Awaited<ReturnType<typeof figuresOf>>) {
  await expect(page.getByText(`${all.letters} letters from`)).toBeVisible();
  await expect(page.getByText(`${withoutState.letters} letter without a known state is not on the map`)).toBeVisible();
  const shown = Object.fromEntries((await rowsOf(page)).map(([name, ...cells]) => [name, cells]));
  expect(shown).toEqual(Object.fromEntries(states.map(({ state, figures }) => [names[state], cellsOf(figures)])));
  await expect(map(page).getByRole('link')).toHaveCount(states.length + 1);
  for (const { state, figures } of states) {
    const label = await stateOnMap(page, names[state] as string).getAttribute('aria-label');
    const [letters, schools, price, rate] = cellsOf(figures);
    expect(label).toContain(`: ${letters} letter`);
    expect(label).toContain(`, ${schools} school`);
    expect(label?.includes(`median net price ${price}`)).toBe(price !== '–');
    expect(label?.includes(`${rate} failed`)).toBe(rate !== '–');
  }
}

async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Fingers on the map, as a touch screen reports them: each point of a step is one finger. */
async function touch(page: Page, steps: { x: number; y: number }[][]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  for (const [index, touchPoints] of steps.entries()) {
    const points = touchPoints.map((point, id) => ({ ...point, id }));
    await screen.send('Input.dispatchTouchEvent', { type: index ? 'touchMove' : 'touchStart', touchPoints: points });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}

test('[R-9.05] [R-D.44] [R-D.47] the map shows where the letters’ schools are, and leads to them', async ({ page }) => {
  // A person signs up, seven letters are really read, and the page is checked in light and dark.
  test.slow();
  const email = await newAdmin(page, 'Map Makers');
  const complaints = complaintsOf(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl())) elsewhere.push(request.url());
  });
  await page.goto(`${productUrl()}/jobs/map`);
  await expect(page.getByRole('heading', { name: "Where your letters' schools are" })).toBeVisible();

  const person = await personByHttp(productUrl(), email);
  const organizationId = await organizationOf(person, /Map Makers/);
  const job = await uploadJob(person, organizationId, { name: 'From seven schools', files });
  await page.reload();
  await untilRead(person, job);

  // The page was opened while letters were in work: it fills by itself.
  const told = await figuresOf(person, organizationId);
  expect(told.all.letters).toBe(files.length);
  expect(told.states.map(({ state }) => state)).toEqual(['DC', 'MI', 'OH', 'PA', 'WA']);
  await expect(page.getByText(`${files.length} letters from`)).toBeVisible();
  await expectSameFigures(page, told);

  await test.step('zoom stays within 1 and 8, by wheel, buttons and keys', async () => {
    const { x, y } = await placeOf(map(page).locator('svg').first());
    await page.mouse.move(x, y);
    await many(8, () => page.mouse.wheel(0, -400));
    await expect(zoomOf(page)).toHaveText('800%');
    await many(8, () => page.mouse.wheel(0, 400));
    await expect(zoomOf(page)).toHaveText('100%');
    // A button at its end takes presses and does nothing.
    await many(7, () => button(page, 'Zoom in').click({ force: true }));
    await expect(zoomOf(page)).toHaveText('800%');
    await button(page, 'Whole map').click();
    await button(page, 'Zoom out').click({ force: true });
    await expect(zoomOf(page)).toHaveText('100%');
    await button(page, 'Whole map').focus();
    await many(7, () => page.keyboard.press('+'));
    await expect(zoomOf(page)).toHaveText('800%');
    await many(8, () => page.keyboard.press('-'));
    await expect(zoomOf(page)).toHaveText('100%');
    const before = await placeOf(stateOnMap(page, 'Ohio'));
    await page.keyboard.press('ArrowRight');
    const movedBy = async () => Math.round((await placeOf(stateOnMap(page, 'Ohio'))).x - before.x);
    await expect.poll(movedBy).toBeLessThan(-20);
    await page.keyboard.press('0');
    await expect.poll(movedBy).toBe(0);
  });

  await test.step('pointing at a state shows its figures, and a row lights its state', async () => {
    const { x, y } = await placeOf(stateOnMap(page, 'Washington'));
    await page.mouse.move(x, y);
    await expect(page.getByRole('tooltip')).toHaveText(/^WashingtonLetters2Schools2Median net price/);
    await page.mouse.move(x - 400, y);
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  await test.step('another measure, another order', async () => {
    await page.getByText('Failure rate', { exact: true }).first().click();
    await expect(page).toHaveURL(/measure=failures/);
    await expect(page.getByRole('figure')).toContainText('Nothing ended');
    await table(page).getByRole('button', { name: 'State' }).click();
    await expect.poll(async () => (await rowsOf(page)).map(([name]) => name)).toEqual(Object.values(names));
    await page.reload();
    await expect.poll(async () => (await rowsOf(page)).map(([name]) => name)).toEqual(Object.values(names));
  });

  await expectAccessible(page);
  await test.step('by keyboard alone to a state and to its letters', async () => {
    const washington = stateOnMap(page, 'Washington');
    await tabTo(page, washington);
    await expect(page.getByRole('tooltip')).toContainText('Washington');
    await many(7, () => page.keyboard.press('+'));
    await page.keyboard.press('ArrowLeft');
    await expect(zoomOf(page)).toHaveText('800%');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${productUrl()}/jobs/letters?school-state=WA`);
    await expect(page.getByRole('table', { name: 'Letters' }).locator('tbody tr')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'State WA' })).toBeVisible();
    await page.goBack();
    // The capital is too small to hit; the table has it.
    await follow(page, table(page).getByRole('link', { name: 'District of Columbia' }));
    await expect(page).toHaveURL(`${productUrl()}/jobs/letters?school-state=DC`);
  });

  await test.step('two fingers zoom, one on the whole map leaves it to the page', async () => {
    const screen = await page.context().newCDPSession(page);
    await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    await page.goto(`${productUrl()}/jobs/map`);
    await button(page, 'Whole map').click();
    const { x, y } = await placeOf(map(page).locator('svg').first());
    const before = await placeOf(stateOnMap(page, 'Ohio'));
    await touch(page, [[{ x, y }], [{ x: x + 60, y }]]);
    expect((await placeOf(stateOnMap(page, 'Ohio'))).x).toBeCloseTo(before.x, 0);
    const apart = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch(page, [apart(30), apart(60), apart(90)]);
    await expect(zoomOf(page)).toHaveText('300%');
    await touch(page, [apart(20), apart(100), apart(200)]);
    await expect(zoomOf(page)).toHaveText('800%');
  });

  await expectNarrow(page);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name of the state' }).click();
  await expect(table(page).locator('tbody tr').first()).toContainText(/District of Columbia.*1 letter, 1 school/s);
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});
