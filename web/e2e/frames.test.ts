// Demos that are pages of their own.
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();

const page = '/material-ui/react-app-bar/';
const frame = `${page}demos/AppBarHide/`;

describe('a framed demo', () => {
  test('is complete without scripts, alone in its page, and not for search engines', async () => {
    const visit = await reader({ context: { javaScriptEnabled: false } });
    await visit.page.goto(inject('site') + frame);
    expect(await visit.page.locator('header .MuiTypography-root').innerText()).toBe('Harbour walk');
    expect(await visit.page.locator('.bar, .nav').count()).toBe(0);
    expect(await visit.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await visit.page.locator('[data-demo]').evaluate((demo) => demo.getBoundingClientRect().width)).toBe(1280);
  });

  test('stands in its page, loads late, and lives there', async () => {
    const { page: shown, trouble } = await reader();
    const loaded: string[] = [];
    shown.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await shown.goto(inject('site') + page);
    expect(loaded).not.toContain(frame);
    const element = shown.locator(`#AppBarHide iframe`);
    expect(await element.getAttribute('title')).toBe('AppBarHide demo');
    await element.scrollIntoViewIfNeeded();
    expect((await element.boundingBox())!.height).toBe(320);
    const inside = shown.frameLocator('#AppBarHide iframe');
    await inside.locator('[data-live]').waitFor();
    await inside.locator('main').evaluate(() => scrollTo(0, 200));
    await inside.locator('header').evaluate(async (bar) => {
      while (bar.getBoundingClientRect().bottom > 0) await new Promise(requestAnimationFrame);
    });
    expect(trouble).toEqual([]);
  });

  test('follows the mode and the direction that are chosen around it', async () => {
    const { page: shown } = await reader();
    await shown.goto(inject('site') + page);
    await shown.locator('#AppBarHide iframe').scrollIntoViewIfNeeded();
    const root = shown.frameLocator('#AppBarHide iframe').locator('html');
    await shown.frameLocator('#AppBarHide iframe').locator('[data-live]').waitFor();
    await shown.locator('[popovertarget=settings]').click();
    await shown.getByText('Dark', { exact: true }).click();
    await shown.getByText('Right to left').click();
    await root.and(shown.frameLocator('#AppBarHide iframe').locator('[data-mode=dark][dir=rtl]')).waitFor();
  });

  test('its width is what the page asks for', async () => {
    const { page: shown } = await reader();
    await shown.goto(inject('site') + page);
    expect((await shown.locator('#AppBarResponsive iframe').boundingBox())!.width).toBe(480);
  });
});
