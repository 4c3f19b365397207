// Feedback on a page, through the form to the database and back.
import { expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser, type Visit } from './browser';

useBrowser();

const path = '/material-ui/react-dialog/';

async function visit(of = path, options = {}): Promise<Visit> {
  const one = await reader(options);
  await one.page.goto(inject('site') + of);
  await one.page.locator('main h2[id]').first().hover(); // the script is fetched when a reader comes near
  await one.page.waitForSelector('.remark');
  return one;
}

const thumb = ({ page }: Visit, name: 'Yes' | 'No') => page.getByRole('button', { name, exact: true });
const pressed = (one: Visit, name: 'Yes' | 'No') => thumb(one, name).getAttribute('aria-pressed');
const comment = ({ page }: Visit) => page.getByLabel('Comment', { exact: true });

/** What the server has stored of this reader. */
async function stored({
  page,
}: Visit): Promise<Record<string, { rating: number | null; comment: string; count: number }>> {
  return page.evaluate(async () => (await fetch(`/-/feedback/${localStorage.getItem('feedbackId')}`)).json());
}

test('a thumb alone sends nothing; with Submit the rating is stored, and pressed at the next visit', async () => {
  const one = await visit();
  const sent: string[] = [];
  one.page.on('request', (request) => request.url().includes('/-/feedback') && sent.push(request.method()));
  await thumb(one, 'Yes').click();
  expect(await pressed(one, 'Yes')).toBe('true');
  await expect.poll(() => comment(one).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await one.page.getByText('What did you like?').isVisible()).toBe(true);
  expect(sent).toEqual([]);
  await one.page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe('Thank you for your feedback.');
  expect(sent).toEqual(['POST']);
  expect(await stored(one)).toEqual({ [path]: { rating: 1, comment: '', count: 1 } });
  await one.page.reload();
  await one.page.locator('.rate').scrollIntoViewIfNeeded();
  await expect.poll(() => pressed(one, 'Yes')).toBe('true');
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe('');
  expect(one.trouble).toEqual([]);
});

test('by keyboard alone: a comment of too few letters is named, a longer one goes with Ctrl and Enter', async () => {
  const one = await visit('/material-ui/react-table/');
  await thumb(one, 'No').focus();
  await one.page.keyboard.press('Enter');
  expect(await one.page.getByText('How could this page be better?').isVisible()).toBe(true);
  await one.page.keyboard.type('Too few');
  await one.page.keyboard.press('Control+Enter');
  await expect.poll(() => one.page.locator('#feedback-wrong').textContent()).toBe('Please write at least ten letters.');
  expect(await comment(one).getAttribute('aria-describedby')).toContain('feedback-wrong');
  await one.page.keyboard.type(' letters at first.');
  expect(await one.page.locator('#feedback-wrong').isHidden()).toBe(true);
  await one.page.keyboard.press('Control+Enter');
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe('Thank you for your feedback.');
  expect(await thumb(one, 'No').evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await stored(one)).toEqual({
    '/material-ui/react-table/': { rating: 0, comment: 'Too few letters at first.', count: 1 },
  });
});

test('nothing of it is fetched before a reader comes near', async () => {
  const one = await reader();
  const fetched: string[] = [];
  one.page.on('request', (request) => fetched.push(request.url()));
  await one.page.goto(inject('site') + path, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /\/feedback-[^l]/.test(url))).toEqual([]);
  await one.page.locator('.rate').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter((url) => /\/feedback-[^l]/.test(url)).length).toBe(1);
});

test('a comment on one section needs no thumb and names the section', async () => {
  const one = await visit();
  const heading = one.page.locator('main h2[id]').first();
  const title = (await heading.evaluate((h2) => h2.lastChild!.textContent))!.trim();
  await heading.hover();
  await one.page.getByRole('button', { name: `Post a comment on “${title}”` }).click();
  expect(await one.page.locator('#feedback-prompt').textContent()).toBe(`How could “${title}” be better?`);
  await comment(one).fill('An example with two buttons would help.');
  const [request] = await Promise.all([
    one.page.waitForRequest((sent) => sent.url().endsWith('/-/feedback')),
    one.page.getByRole('button', { name: 'Submit' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    page: path,
    section: await heading.getAttribute('id'),
    rating: null,
    language: 'en',
    version: '5.15.4',
  });
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe('Thank you for your feedback.');
  expect(await pressed(one, 'Yes')).toBe('false');
});

test('Cancel and Escape give the rating back and keep what was typed', async () => {
  const one = await visit();
  await thumb(one, 'No').click();
  await comment(one).fill('Not finished yet');
  await one.page.getByRole('button', { name: 'Cancel' }).click();
  expect(await pressed(one, 'No')).toBe('false');
  expect(await comment(one).isHidden()).toBe(true);
  await thumb(one, 'Yes').click();
  expect(await comment(one).inputValue()).toBe('Not finished yet');
  await one.page.keyboard.press('Escape');
  expect(await pressed(one, 'Yes')).toBe('false');
});

test.each([
  [0, ''],
  [500, ''],
  [403, ' Feedback can only be sent from the site itself, and this is a copy of the page.'],
  [404, ' This site takes no feedback at the moment.'],
  [405, ' This site takes no feedback at the moment.'],
  [413, ' The comment is longer than this site accepts.'],
  [422, ' This page may have moved: the search finds its new address.'],
  [429, ' A lot of feedback has come from your network in the last hour.'],
  [503, " The server can't store feedback at the moment."],
  [507, ' There is no room for more feedback at the moment.'],
])('status %i: the reader learns why it failed, the rating goes back, the comment stays', async (status, reason) => {
  const message = `Couldn't submit feedback. Please try again later.${reason}`;
  const one = await visit();
  await one.page.route('**/-/feedback', (route) =>
    status ? route.fulfill({ status, json: { error: 'no' } }) : route.abort(),
  );
  await thumb(one, 'Yes').click();
  await one.page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe(message);
  expect(await pressed(one, 'Yes')).toBe('false');
  await thumb(one, 'Yes').click();
  await comment(one).fill('All of it was clear.');
  await one.page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => one.page.locator('.toast').textContent())
    .toBe(`${message} Your comment is kept in the form.`);
  expect(await one.page.locator('.toast').getAttribute('data-failed')).not.toBe(null);
  expect(await pressed(one, 'Yes')).toBe('false');
  expect(await comment(one).inputValue()).toBe('All of it was clear.');
  await one.page.unroute('**/-/feedback');
  await thumb(one, 'Yes').click();
  expect(await comment(one).inputValue()).toBe('All of it was clear.');
  await one.page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => one.page.locator('.toast').textContent()).toBe('Thank you for your feedback.');
  expect((await stored(one))[path]).toMatchObject({ rating: 1, comment: 'All of it was clear.' });
});

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)(
  'the open form in %s at %i pixels has no fault that axe knows, and nothing scrolls sideways',
  async (mode, width) => {
    const one = await visit(path, { mode, width, context: { bypassCSP: true } });
    await thumb(one, 'No').click();
    await one.page.keyboard.press('Control+Enter');
    expect(await violations(one.page, '.after')).toEqual([]);
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('garbage in the storage counts as nothing', async () => {
  const one = await reader();
  await one.page.addInitScript(() => localStorage.setItem('feedback', '{"a":'));
  await one.page.goto(inject('site') + path);
  await one.page.locator('.rate').scrollIntoViewIfNeeded();
  await one.page.waitForSelector('.remark');
  expect(await pressed(one, 'Yes')).toBe('false');
  expect(one.trouble).toEqual([]);
});

test('without scripts nobody is asked; neither where the site names no endpoint', async () => {
  const silent = await reader({ context: { javaScriptEnabled: false } });
  await silent.page.goto(inject('site') + path);
  expect(await silent.page.getByText('Was this page helpful?').isVisible()).toBe(false);
  const other = await reader();
  await other.page.goto(inject('walls') + '/');
  expect(await other.page.locator('.rate, #vitrine-feedback').count()).toBe(0);
});
