// Pages are complete for readers whose browser runs no scripts.
import { beforeAll, expect, inject, test } from 'vitest';
import type { Tab } from '../engine';

const site = inject('site');

export function checkPlain(reader: () => Promise<Tab>) {
  let tab: Tab;
  beforeAll(async () => {
    tab = await reader();
  });

  test('demos stand there with their styles, and nothing has come to life', async () => {
    await tab.open(`${site}/material-ui/react-button/`);
    expect(
      await tab.evaluate(() => {
        const demo = document.querySelector('[data-demo=ButtonVariants]')!;
        return [
          demo.querySelectorAll('button').length,
          getComputedStyle(demo.querySelector('.MuiButton-contained')!).backgroundColor,
          document.querySelectorAll('[data-live]').length,
          document.documentElement.hasAttribute('data-script'),
        ];
      }),
    ).toEqual([4, 'rgb(25, 118, 210)', 0, false]);
  });

  test('every panel of tabs shows; links lead on', async () => {
    await tab.open(`${site}/material-ui/getting-started/installation/`);
    const panels = () => [...document.querySelectorAll('[role=tabpanel]')].map((panel) => panel.checkVisibility());
    expect(await tab.evaluate(panels)).not.toContain(false);
    expect((await tab.evaluate(panels)).length).toBeGreaterThan(1);
    // Drivers click with scripts of their own in the page.
    const next = await tab.evaluate(
      () => [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Neighboring pages"] a')].at(-1)!.href,
    );
    await tab.open(next);
    expect(await tab.evaluate(() => document.querySelector('h1')!.textContent)).toBe('Usage');
  });

  test('a demo’s source is a link', async () => {
    await tab.open(`${site}/material-ui/react-button/`);
    const href = await tab.evaluate(
      () => document.querySelector<HTMLAnchorElement>('#ButtonVariants a[href$=".txt"]')?.href,
    );
    expect(await (await fetch(href!)).text()).toContain('export default function ButtonVariants');
  });
}
