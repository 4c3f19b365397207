// The shell and its demos, by keyboard and pointer.
import { beforeEach, expect, inject, test } from 'vitest';
import { isAwake, touchAll } from '../../wake';
import { until, type Tab } from '../engine';

const site = inject('site');
const button = `${site}/material-ui/react-button/`;

const focused = () => {
  const element = document.activeElement!;
  return element.getAttribute('aria-label') ?? element.textContent!.trim();
};
const shows = (selector: string) => !!document.querySelector(selector)?.checkVisibility();
const hides = (selector: string) => !document.querySelector(selector)?.checkVisibility();

export function checkShell(reader: () => Promise<Tab>) {
  let tab: Tab;
  beforeEach(async () => {
    tab = await reader();
  });

  test('a press changes a demo, the one that wakes it as well', async () => {
    const demo = '[data-demo=OnInteraction] button';
    await tab.open(`${inject('walls')}/material-ui/react-strategies/`);
    await tab.click(demo);
    await until(tab, (demo) => document.querySelector(demo)!.textContent === 'Pressed 1 times', demo);
    await tab.click(demo);
    await until(tab, (demo) => document.querySelector(demo)!.textContent === 'Pressed 2 times', demo);
    expect(await tab.trouble()).toEqual([]);
  });

  test('search: opened, used and closed with the keyboard alone; the focus returns', async () => {
    await tab.open(button);
    await tab.evaluate(() => document.querySelector<HTMLElement>('.bar [data-search]')!.focus());
    await tab.press('Control+k');
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
    await tab.press('Escape');
    await until(tab, hides, 'dialog.search');
    expect(await tab.evaluate(focused)).toBe('Search');
    await tab.press('/');
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
    await tab.type('text field');
    await until(tab, () =>
      document.querySelector('dialog.search [aria-selected=true]')?.textContent?.includes('Text Field'),
    );
    await tab.press('Enter');
    await until(tab, () => location.pathname === '/material-ui/react-text-field/');
    expect(await tab.trouble()).toEqual([]);
  });

  test('narrow: the navigation is a drawer', async () => {
    await tab.resize(390, 800);
    await tab.open(button);
    expect(await tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth <= innerWidth])).toEqual([
      390,
      true,
    ]);
    expect(await tab.evaluate(hides, '#nav')).toBe(true);
    await tab.click('[popovertarget=nav]');
    await until(tab, shows, '#nav');
    await tab.press('Escape');
    await until(tab, hides, '#nav');
    expect(await tab.trouble()).toEqual([]);
  });

  test('right to left: chosen in the settings, lasts, and reaches demos', async () => {
    await tab.open(button);
    await tab.click('[popovertarget=settings]');
    await until(tab, shows, '#settings');
    await tab.click('#settings label:has([value=rtl])');
    await until(tab, () => document.documentElement.dir === 'rtl');
    await tab.open(`${site}/material-ui/react-text-field/`);
    expect(await tab.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await tab.evaluate(touchAll);
    await until(tab, isAwake);
    expect(
      await tab.evaluate(() => {
        const label = document.querySelector('[data-demo] .MuiInputLabel-root')!;
        const field = label.parentElement!.getBoundingClientRect();
        const { left, right } = label.getBoundingClientRect();
        const isRight = field.right - right < left - field.left;
        return [isRight, document.documentElement.scrollWidth <= innerWidth];
      }),
    ).toEqual([true, true]);
    expect(await tab.trouble()).toEqual([]);
  });

  test('mode: the switch in the header changes page and demos, and is remembered', async () => {
    await tab.open(button);
    await tab.evaluate(touchAll);
    await until(tab, isAwake);
    const mode = () => document.documentElement.dataset.mode;
    const before = await tab.evaluate(mode);
    await tab.click('[data-mode-switch]');
    await until(tab, (before) => document.documentElement.dataset.mode !== before, before);
    await tab.reload();
    expect(await tab.evaluate(mode)).not.toBe(before);
    expect(await tab.trouble()).toEqual([]);
  });

  test('a dialog of a demo keeps the focus, and gives it back', async () => {
    const demo = '[data-demo=ConfirmDialog]';
    await tab.open(`${site}/material-ui/react-dialog/`);
    await tab.evaluate(touchAll);
    await until(tab, isAwake);
    await tab.click(`${demo} button`);
    await until(tab, () => !!document.activeElement?.closest('[role=dialog], body > .MuiDialog-root'));
    for (let pressed = 0; pressed < 5; pressed++) {
      await tab.press('Tab');
      expect(await tab.evaluate(() => !!document.activeElement?.closest('body > .MuiDialog-root'))).toBe(true);
    }
    await tab.press('Escape');
    await until(tab, hides, 'body > .MuiDialog-root');
    await until(tab, (demo) => document.activeElement === document.querySelector(`${demo} button`), demo);
    expect(await tab.trouble()).toEqual([]);
  });
}
