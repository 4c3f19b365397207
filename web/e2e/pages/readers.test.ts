// Pages that differ for readers with other windows and choices.
import { describe, expect, inject, test } from 'vitest';
import { referencePages } from '../addresses';
import { violations } from '../axe';
import { reader, useBrowser, wakeAll, type Reader } from '../browser';
import { opensAll } from './scope';

useBrowser();

/** A component, a hook and an interface, of three products; those of the same kinds too when all pages are opened. */
const references = opensAll
  ? referencePages
  : ['/material-ui/api/button/', '/base-ui/react-menu/hooks-api/', '/x/api/data-grid/grid-col-def/'];

describe('axe finds nothing for other readers', () => {
  for (const [path, who] of [
    ['/404.html', {}],
    ...references.map((path) => [path, { mode: 'dark', direction: 'rtl', display: 'table', width: 390 }]),
    ['/material-ui/api/button/', { display: 'collapsed' }],
    ['/material-ui/api/button/', { width: 820 }],
    ['/material-ui/api/button/', { width: 1440 }],
    ['/material-ui/react-button/', { width: 390 }],
    // Its home page has more grids than any other page.
    [opensAll ? '/x/react-data-grid/' : '/x/react-data-grid/sorting/', { width: 390 }],
  ] as [string, Reader][]) {
    test(`${path} ${JSON.stringify(who)}`, async () => {
      const { page } = await reader({ ...who, context: { reducedMotion: 'reduce' } });
      await page.goto(inject('site') + path);
      await wakeAll(page);
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('a finger meets what it aims at', () => {
  const telephone = { isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;
  for (const path of [...references, '/material-ui/', '/material-ui/react-button/', '/material-ui/material-icons/']) {
    test(path, async () => {
      const { page } = await reader({ width: 412, context: telephone });
      await page.goto(inject('site') + path);
      expect(await violations(page, undefined, { only: 'target-size' })).toEqual([]);
    });
  }
});
