// Every kind of page opens, its demos come to life, and nothing goes wrong in it.
import { beforeAll, expect, inject, test } from 'vitest';
import { kindsOfPages } from '../../addresses';
import { isAwake, touchAll } from '../../wake';
import { until, type Tab } from '../engine';

export function checkPages(reader: () => Promise<Tab>) {
  let tab: Tab;
  beforeAll(async () => {
    tab = await reader();
  });

  test.each(kindsOfPages)('%s', async (path) => {
    await tab.open(inject('site') + path);
    await tab.evaluate(touchAll);
    await until(tab, isAwake);
    expect(await tab.evaluate(() => document.querySelector('h1')?.textContent ?? '')).not.toBe('');
    expect(await tab.trouble()).toEqual([]);
  });
}
