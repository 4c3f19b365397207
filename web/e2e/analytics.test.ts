// What the analytics account is told (specification §7), by a tag function that writes down its calls.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();
const site = inject('hosted');

type Call = [string, ...unknown[]];

interface Visit {
  page: Page;
  calls: Call[];
  trouble: string[];
  /** Addresses asked for at the tag's host. */
  asked: string[];
}

/** A reader whose pages have a tag function of their own, unless the tag script is to bring it. */
async function recorded({
  tag,
  random = 0.5,
  signal,
  ...options
}: Reader & { tag?: string; random?: number; signal?: object } = {}): Promise<Visit> {
  const { page, trouble } = await reader(options);
  const calls: Call[] = [];
  const asked: string[] = [];
  await page.exposeFunction('record', (call: Call) => void calls.push(call));
  await page.context().route('https://tags.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: tag ?? '' });
  });
  await page
    .context()
    .route('https://fonts.example/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.addInitScript(
    ({ own, random, signal }) => {
      Math.random = () => random;
      for (const [name, value] of Object.entries(signal))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      if (own)
        Object.assign(globalThis, {
          gtag: (...call: unknown[]) =>
            void (globalThis as unknown as { record(call: unknown[]): void }).record(
              call.map((part) => (part instanceof Date ? 'now' : part)),
            ),
        });
    },
    { own: tag === undefined, random, signal: signal ?? {} },
  );
  return { page, calls, trouble, asked };
}

const events = (calls: Call[], ...names: string[]) =>
  calls
    .filter(([kind, name]) => kind === 'event' && (!names.length || names.includes(name as string)))
    .map((call) => call.slice(1));
const view = (title: string, location: string, product = 'null', category = 'null') => [
  'page_view',
  { page_title: title, page_location: location, productId: product, productCategoryId: category },
];

test('a tour: the account is set up, the reader described, each page counted once, each named click told', async () => {
  const { page, calls, trouble, asked } = await recorded();
  await page.goto(`${site}/?ref=mail#top`);
  await expect.poll(() => events(calls).length).toBe(1);
  expect(calls).toEqual([
    ['js', 'now'],
    ['config', 'T-1', { send_page_view: false }],
    [
      'set',
      'user_properties',
      {
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1,
        colorSchemeOS: 'light',
        colorScheme: 'light',
        codeStylingVariant: 'MUI System',
        apiPage_default: 'expanded',
        apiPage_props: 'none',
        apiPage_slots: 'none',
        apiPage_classes: 'none',
      },
    ],
    ['event', ...view('Start - Hosted site', '/')],
  ]);
  expect(asked).toEqual(['https://tags.example/tag.js?id=T-1']);

  await page.getByRole('link', { name: 'labels', exact: true }).click();
  await page.waitForURL('**/material-ui/react-labels/');
  await expect.poll(() => events(calls).length).toBe(2);
  expect(events(calls)[1]).toEqual(view('Labels - Material UI', '/material-ui/react-labels/', 'material-ui', 'core'));
  await page.evaluate(() => (location.hash = '#Stars')); // no other page
  const exhibit = page.locator('#Stars');
  await exhibit.getByRole('button', { name: /(Show|Expand) code/ }).click();
  await exhibit.getByRole('button', { name: 'JS', exact: true }).click();
  await exhibit.getByRole('button', { name: 'Copy the source' }).click();
  await exhibit.getByRole('button', { name: 'Put the focus before the demo' }).click();
  await exhibit.getByRole('button', { name: 'Reset the demo' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('label', { hasText: 'Dark' }).click();
  await page.locator('label', { hasText: 'Right to left' }).click();
  await expect
    .poll(() => events(calls).slice(2))
    .toEqual([
      ['demo', { eventAction: 'expand', eventLabel: 'Stars' }],
      ['demo', { eventAction: 'source-js', eventLabel: 'Stars' }],
      ['demo', { eventAction: 'copy-click', eventLabel: 'Stars' }],
      ['demo', { eventAction: 'reset-focus', eventLabel: 'Stars' }],
      ['demo', { eventAction: 'reset', eventLabel: 'Stars' }],
      ['settings', { eventAction: 'dark' }],
      ['settings', { eventAction: 'rtl' }],
    ]);
  expect(calls.filter(([kind]) => kind === 'set').slice(2)).toEqual([
    ['set', 'user_properties', { codeVariant: 'JS' }],
    ['set', 'user_properties', { colorScheme: 'dark' }],
  ]);
  expect(trouble).toEqual([]);
});

test('copying by keyboard is told as that; a link of the navigation is no event', async () => {
  const { page, calls } = await recorded({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await page.goto(`${site}/material-ui/react-plain/`);
  await page.locator('.code pre').hover();
  await page.keyboard.press('Control+c');
  await page.locator('.code').hover();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => events(calls, 'code'))
    .toEqual([
      ['code', { eventAction: 'copy-keyboard' }],
      ['code', { eventAction: 'copy-click' }],
    ]);
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Labels' }).click();
  await expect.poll(() => events(calls, 'page_view').length).toBe(2);
  expect(events(calls).filter(([name]) => name !== 'code' && name !== 'page_view')).toEqual([]);
});

test('a page that the browser takes from its memory is shown once more', async () => {
  const { page, calls } = await recorded();
  await page.goto(`${site}/`);
  await expect.poll(() => events(calls, 'page_view').length).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => events(calls, 'page_view').length).toBe(2);
  expect(events(calls, 'page_view')[1]).toEqual(view('Start - Hosted site', '/'));
});

test('while a page is rendered ahead nothing is told', async () => {
  const { page, calls, asked } = await recorded();
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true }),
  );
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  expect([events(calls), asked]).toEqual([[], []]);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => events(calls, 'page_view').length).toBe(1);
});

test('the location has no language: a page is one page in all of them', async () => {
  const { page, calls } = await recorded();
  await page.goto(`${site}/de/material-ui/react-labels/`);
  await expect
    .poll(() => events(calls))
    .toEqual([view('Beschriftungen - Material UI', '/material-ui/react-labels/', 'material-ui', 'core')]);
  expect(calls.find(([kind]) => kind === 'set')?.[2]).toMatchObject({ userLanguage: 'de' });
});

test('calls wait in the queue until the tag script has loaded', async () => {
  const tag =
    'for (const call of dataLayer) record([...call].map((part) => part instanceof Date ? "now" : part)); dataLayer.push = (call) => record([...call]);';
  const { page, calls } = await recorded({ tag });
  await page.goto(`${site}/`);
  await expect
    .poll(() => calls.map(([kind, name]) => `${kind} ${String(name)}`))
    .toEqual(['js now', 'config T-1', 'set user_properties', 'event page_view']);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('label', { hasText: 'Dark' }).click();
  await expect.poll(() => events(calls, 'settings')).toEqual([['settings', { eventAction: 'dark' }]]);
});

describe('nothing is told', () => {
  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('to whom asks for it: %s', async (_, signal) => {
    const { page, calls, asked } = await recorded({ signal });
    await page.goto(`${site}/material-ui/react-labels/`, { waitUntil: 'networkidle' });
    await page.locator('#Stars [data-tool=code]').click();
    await page.locator('#Stars .code', { hasText: 'export default' }).first().waitFor();
    expect([calls, asked]).toEqual([[], []]);
  });

  test('on another host', async () => {
    const { page, calls, asked } = await recorded();
    await page.goto(`${site.replace('localhost', '127.0.0.1')}/`, { waitUntil: 'networkidle' });
    expect([calls, asked]).toEqual([[], []]);
  });

  test('where no account is configured', async () => {
    const { page, calls } = await recorded();
    await page.goto(`${inject('walls')}/material-ui/react-strategies/`, { waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
    expect(await page.locator('#analytics, #offline').count()).toBe(0);
  });
});

describe('web vitals', () => {
  test('a visit that is drawn is measured, on all its pages', async () => {
    const { page, calls } = await recorded({ random: 0.00005 });
    await page.goto(`${site}/`);
    await expect.poll(() => events(calls, 'FCP', 'TTFB').length).toBe(2);
    for (const [, fields] of events(calls, 'FCP', 'TTFB')) {
      const { value, metric_value, metric_delta, metric_id, metric_label } = fields as Record<string, unknown>;
      expect([typeof value, typeof metric_value, typeof metric_delta, typeof metric_id, metric_label]).toEqual([
        'number',
        'number',
        'number',
        'string',
        'Web Vitals',
      ]);
    }
    await page.addInitScript(() => (Math.random = () => 0.9));
    await page.goto(`${site}/material-ui/react-plain/`);
    await expect.poll(() => events(calls, 'TTFB').length).toBe(2);
  });

  test('any other is not: its measuring is not even fetched', async () => {
    const { page, calls } = await recorded({ random: 0.0001 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    await expect.poll(() => events(calls, 'page_view').length).toBe(1);
    expect(fetched.filter((url) => url.includes('/vitals-'))).toEqual([]);
    expect(fetched.some((url) => url.includes('/analytics-'))).toBe(true);
  });
});
