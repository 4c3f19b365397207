// Galleries of components, as readers use them.
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { sideways } from './sideways';

useBrowser();
const site = inject('site');

describe.each(['material-ui', 'joy-ui', 'base-ui'])('the gallery of %s', (product) => {
  const address = `${site}/${product}/all-components/`;

  test('its pictures are drawn as they come into view; no script of a demo or of a library is loaded for them', async () => {
    const { page, trouble } = await reader();
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url().split('/').at(-1)!),
    );
    await page.goto(address);
    for (const card of await page.locator('.pictured').all()) {
      const picture = card.locator('.picture');
      await card.scrollIntoViewIfNeeded();
      const visible = (parts: Element[]) =>
        parts.some(
          (part) =>
            part.getBoundingClientRect().width * part.getBoundingClientRect().height > 0 &&
            part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        );
      const drawn = () => picture.locator('.demo *').evaluateAll(visible);
      await expect.poll(drawn, { message: (await picture.locator('.demo').getAttribute('data-demo'))! }).toBe(true);
      const { width, height } = (await picture.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThan(100);
    }
    expect(await page.locator('[data-island=demo]').count()).toBe(0);
    expect(scripts.filter((name) => /^(react|shared|material-ui|joy-ui|base-ui)-/.test(name))).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('Tab goes from link to link and never into a picture, of which assistive technology hears nothing', async () => {
    const { page } = await reader();
    await page.goto(address);
    expect(await page.locator('.picture:not([inert][aria-hidden=true])').count()).toBe(0);
    const heard = (await Promise.all((await page.locator('.pictures').all()).map((list) => list.ariaSnapshot()))).join(
      '\n',
    );
    expect(
      heard.match(/(?<=- )\w+/g)!.filter((role) => !['list', 'listitem', 'link', 'strong', 'text'].includes(role)),
    ).toEqual([]);
    const links = await page
      .locator('.pictured .about > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.locator('.pictured .about > a').first().focus();
    const passed: (string | null)[] = [];
    for (let pressed = 0; passed.length < links.length && pressed < 2 * links.length; pressed++) {
      const focus = await page.evaluate(() => ({
        inside: !!document.activeElement!.closest('.picture'),
        ours: document.activeElement!.matches('.pictured .about > a'),
        href: document.activeElement!.getAttribute('href'),
      }));
      expect(focus.inside).toBe(false);
      if (focus.ours) passed.push(focus.href); // between the galleries stand headings and other text
      await page.keyboard.press('Tab');
    }
    expect(passed).toEqual(links);
  });

  test('on a phone without scripts all cards are there, nothing scrolls sideways, and every link has its page', async () => {
    const { page } = await reader({ width: 390, context: { javaScriptEnabled: false } });
    await page.goto(address);
    expect(await sideways(page)).toEqual([]);
    await page.locator('.pictured').last().scrollIntoViewIfNeeded();
    expect(await page.locator('.picture:visible').count()).toBe(
      await page.locator('.pictured:has(.about > a[href])').count(),
    );
    const links = new Set(
      await page.locator('.pictured a').evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href)),
    );
    const answers = await Promise.all(
      [...links].map(async (href) => `${(await fetch(href, { method: 'HEAD', redirect: 'manual' })).status} ${href}`),
    );
    expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  });
});

test('a card leads to the page of its component and to its reference, and says which package it is from', async () => {
  const { page } = await reader();
  await page.goto(`${site}/material-ui/all-components/`);
  const card = (name: string) => page.locator(`.pictured:has([data-demo=${name}])`);
  expect(await card('Masonry').locator('.tag').allTextContents()).toEqual(['@mui/lab']);
  expect(await card('Button').locator('.tag').count()).toBe(0);
  expect(await card('Button').getByRole('link', { name: 'API Button' }).getAttribute('href')).toBe(
    '/material-ui/api/button/',
  );
  await card('Button').locator('.picture').click({ force: true }); // all of the card is the link
  await page.waitForURL(`${site}/material-ui/react-button/`);
});

/** What floats in an application stands open in its picture: the component, and nothing that looks like it. */
const open = {
  'material-ui': {
    Dialog: '.MuiDialog-paper',
    Drawer: '.MuiDrawer-paper',
    Menu: '.MuiMenu-paper',
    Modal: '.MuiModal-root > .MuiPaper-root',
    Popover: '.MuiPopover-paper',
    Popper: '.MuiPopper-root',
  },
  'joy-ui': {
    Drawer: '.MuiDrawer-content',
    Menu: '.MuiMenu-root',
    Modal: '.MuiModalDialog-root',
    Tooltip: '.MuiTooltip-root',
  },
  'base-ui': {
    Menu: '.MuiMenu-listbox',
    Modal: '.MuiModal-root',
    Popper: '.MuiPopper-root',
    Popup: '.MuiPopup-root',
  },
};

test.each(Object.entries(open))('overlays of %s are shown open, by themselves', async (product, parts) => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/${product}/all-components/`);
  for (const [name, selector] of Object.entries(parts)) {
    const picture = page.locator(`.picture:has([data-demo=${name}])`);
    await picture.scrollIntoViewIfNeeded();
    const part = picture.locator(selector).first();
    const [inner, outer] = [(await part.boundingBox())!, (await picture.boundingBox())!];
    expect(inner.width * inner.height, `${name}`).toBeGreaterThan(400);
    const shown = await part.evaluate((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    expect(shown, `${name}`).toBe(true);
    // It stands in the picture instead of covering the page.
    expect(inner.x, `${name}`).toBeGreaterThanOrEqual(outer.x - 1);
    expect(inner.x + inner.width, `${name}`).toBeLessThanOrEqual(outer.x + outer.width + 1);
    expect(inner.y, `${name}`).toBeGreaterThanOrEqual(outer.y - 1);
    expect(inner.y + inner.height, `${name}`).toBeLessThanOrEqual(outer.y + outer.height + 1);
  }
});
