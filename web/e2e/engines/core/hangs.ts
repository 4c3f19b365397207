// Code that hangs is stopped, and a page that it has hung is loaded anew without it.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hangs, program } from '../../hangs';
import { alert, Editor, sandbox, says } from '../editor';
import { until, type Tab } from '../engine';

export function checkHangs(reader: () => Promise<Tab>) {
  describe('is stopped by its guards, and the page lives', () => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await new Editor(await reader()).open();
    });
    test.each(hangs)('%s', async (_, code) => {
      await editor.show('calm');
      await until(editor.tab, (alert) => !document.querySelector(alert)!.checkVisibility(), alert);
      await editor.write(program(`  ${code}\n  return null;`));
      await editor.warns('was stopped');
    });
    test('what follows runs again', async () => {
      await editor.show('calm again');
    });
  });

  describe('a page that was left while its code had not answered', () => {
    let editor: Editor;
    /** Never answers: neither that it is shown nor that it lives. */
    const silent = `globalThis.parent = { postMessage() {} } as unknown as Window;\n${program('  return <p>silent</p>;')}`;
    beforeEach(async () => {
      editor = new Editor(await reader());
    });

    test('shows it, says why, and runs it after a press', async () => {
      await editor.open();
      await editor.show('calm');
      // The page doesn't end the frame, as one that hangs does not.
      await editor.tab.evaluate(() => void Object.defineProperty(document, 'hidden', { value: true }));
      await editor.write(silent);
      await editor.shows('silent');
      await editor.tab.reload();
      await until(editor.tab, says, '#ButtonColors [role=note]', 'may have hung it');
      expect(await editor.code()).toBe(silent);
      expect(await editor.tab.evaluate((sandbox) => !document.querySelector(sandbox), sandbox)).toBe(true);
      await editor.write(program('  return <p>better</p>;'));
      expect(await editor.tab.evaluate((sandbox) => !document.querySelector(sandbox), sandbox)).toBe(true);
      await editor.use('Run this code');
      await editor.shows('better');
    });

    test('is as it was at first once the code has answered', async () => {
      await editor.open();
      await editor.show('calm');
      await until(editor.tab, () => !sessionStorage.getItem(location.pathname));
      await editor.tab.reload();
      expect(await editor.tab.evaluate(() => !!document.querySelector('.editing'))).toBe(false);
    });
  });
}
