// Editing demos in the page.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, styleOf, useBrowser } from './browser';
import { button as path, editing } from './editor';
import { program } from './hangs';

useBrowser({ own: true }); // all pages of a browser share one clipboard
const site = inject('site');
const button = site + path;

describe('editing', () => {
  test('the result follows typing; the last good one stays while there is an error at the code', async () => {
    const { page, area, frame, alert, trouble } = await editing();
    expect(await page.locator('#ButtonColors .demo').isVisible()).toBe(true);
    const code = await area.inputValue();
    await area.fill(code.replace('Approve', 'Agree'));
    await frame.getByRole('button', { name: 'Agree' }).waitFor();
    expect(await page.locator('#ButtonColors .demo').isVisible()).toBe(false);
    expect(
      await frame
        .getByRole('button', { name: 'Agree' })
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(46, 125, 50)');
    await area.fill(code.replace('<Stack', '<Stack <'));
    await alert.waitFor();
    expect(await alert.getAttribute('data-line')).not.toBe('');
    expect(await frame.getByRole('button', { name: 'Agree' }).isVisible()).toBe(true);
    await area.fill(code.replace('Approve', 'Fine'));
    await frame.getByRole('button', { name: 'Fine' }).waitFor();
    await alert.waitFor({ state: 'hidden' });
    await area.fill(program("  throw new Error('out of order');"));
    await alert.getByText('Error: out of order').waitFor();
    await frame.getByRole('button', { name: 'Fine' }).waitFor();
    await page.locator('#ButtonColors').getByRole('button', { name: 'Undo all edits' }).click();
    await page.locator('#ButtonColors .demo').waitFor();
    expect(await area.inputValue()).toBe(code);
    expect(trouble.filter((line) => !line.includes('out of order') && !line.includes('The above error'))).toEqual([]);
  });

  test.each([1440, 820])('the frame keeps its corners, %i wide', async (width) => {
    const { page } = await editing(await reader({ width }));
    const corners = await page.locator('#ButtonColors').evaluate((frame) => {
      const style = (part: string) => getComputedStyle(frame.querySelector(part)!);
      const [ground, code] = [style(':scope > .ground'), style(':scope > .sources > .code')];
      const right = code.borderBottomRightRadius === '0px' ? ground : code;
      return [style('.caption').borderTopWidth, code.borderBottomLeftRadius, right.borderBottomRightRadius];
    });
    expect(corners).toEqual(['0px', '12px', '12px']);
  });

  test('other packages are not available, and it is said which are', async () => {
    const { area, alert } = await editing();
    await area.fill("import x from 'left-pad';\nexport default () => <p>{x}</p>;\n");
    await alert.getByText('"left-pad" is not available here').waitFor();
    expect(await alert.innerText()).toContain('@mui/material');
  });

  test('keys: one stop, Enter and Escape, indentation, undo', async () => {
    const { page, area } = await editing();
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
    await area.fill('a(');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('b');
    expect(await area.inputValue()).toBe('a(\n  b');
    await page.keyboard.press('Tab');
    expect(await area.inputValue()).toBe('a(\n  b  ');
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).toBe('a(\n  b');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Done');
    await page.keyboard.press('Enter');
    expect(await page.locator('#ButtonColors[data-writing]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('lines');
    await page.keyboard.press('Enter');
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('#ButtonColors[data-writing]').count()).toBe(1);
  });

  test('a click puts the caret there; no line, number or color moves, there and back', async () => {
    const { page, trouble } = await reader();
    await page.goto(button);
    await page.locator('#ButtonColors [data-tool=code]').click();
    await page.locator('#ButtonColors .sources[data-state=open]').waitFor();
    const looks = () =>
      page.locator('#ButtonColors .code:visible code').evaluate((code) =>
        [...code.children].map((line) => {
          const { x, y, height } = line.getBoundingClientRect();
          return [x, y, height, getComputedStyle(line, '::before').content, line.innerHTML.trimEnd()];
        }),
      );
    const line = page.locator('#ButtonColors .code:visible .ln', { hasText: 'Approve' });
    await line.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await looks();
    const box = (await line.boundingBox())!;
    await page.mouse.click(box.x + 300, box.y + 10); // behind the last letter
    await page.locator('#ButtonColors[data-writing]').waitFor();
    expect(await looks()).toEqual(before);
    const behind = await page.locator('#ButtonColors textarea').evaluate((area: HTMLTextAreaElement) => {
      return [area === document.activeElement, area.value.slice(0, area.selectionStart).split('\n').at(-1)];
    });
    expect(behind).toEqual([true, '        Approve']);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.locator('#ButtonColors textarea').count()).toBe(0);
    expect(await looks()).toEqual(before);
    expect(trouble).toEqual([]);
  });

  test('a click in a snippet leads to its line in the whole source, which stays where it was', async () => {
    const { page } = await reader({ width: 390, height: 844 });
    await page.goto(button);
    const line = page.locator('#ButtonColors .code:visible .ln', { hasText: 'Approve' });
    await line.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = (await line.boundingBox())!;
    await page.mouse.click(x + 40, y + 10);
    await page.locator('#ButtonColors[data-writing] textarea').waitFor();
    expect((await line.boundingBox())!.y).toBeCloseTo(y, 0);
    const demo = (await page.locator('#ButtonColors .ground').boundingBox())!;
    expect(demo.y).toBeGreaterThanOrEqual(0);
    expect(demo.y + demo.height).toBeLessThanOrEqual(844);
    await page.keyboard.type('I ');
    expect(await page.locator('#ButtonColors textarea').inputValue()).toMatch(/\n +\S*I \S*\n/);
  });

  test('code that is being selected is no code to edit', async () => {
    const { page } = await reader();
    await page.goto(button);
    const line = page.locator('#ButtonColors .code:visible .ln', { hasText: 'Approve' });
    await line.scrollIntoViewIfNeeded();
    const { x, y } = (await line.boundingBox())!;
    await page.mouse.move(x + 1, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 12, { steps: 4 });
    await page.mouse.up();
    await page.locator('.name-tip').waitFor({ state: 'attached' }); // the script has seen the click
    expect(await page.locator('#ButtonColors textarea').count()).toBe(0);
    expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe('Approve');
  });

  test('the first press loads no compiler, and at most 110 kB', async () => {
    const { page } = await reader();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(button);
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    const edit = page.locator('#ButtonColors').getByRole('button', { name: 'Edit', exact: true });
    await edit.click();
    await page.locator('#ButtonColors textarea').waitFor();
    expect(asked.filter((path) => path.includes('compiler'))).toEqual([]);
    // A demo that the press wakes brings its libraries: those are not the editor's.
    const assets = JSON.parse((await page.locator('#page-assets').textContent())!) as {
      layers: string[];
      demos: string;
    };
    const own = asked.filter((path) => !assets.layers.includes(path) && path !== assets.demos);
    const bytes = own.map((path) => `.cache/e2e/site${path}.br`).filter((file) => existsSync(file));
    expect(bytes.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(110 * 1024);
    await page.keyboard.type(' ');
    await expect.poll(() => asked.filter((path) => path.includes('compiler'))).toHaveLength(1);
  });

  test('what throws is named with its line, the lines around it and what to try; the last good picture stays', async () => {
    const { page, area, frame, alert } = await editing();
    const code = await area.inputValue();
    await area.fill(code.replace('Approve', '{missing.name}'));
    await alert.getByText('missing is not defined').waitFor();
    const line = code.slice(0, code.indexOf('Approve')).split('\n').length;
    expect(await alert.getAttribute('data-line')).toBe(String(line));
    expect((await alert.locator('mark').innerText()).trim()).toBe('{missing.name}');
    await alert.getByText('Import it, or declare it above.').waitFor();
    expect(await page.locator('#ButtonColors .demo').isVisible()).toBe(true); // nothing good came after it
    await alert.getByRole('button', { name: `Go to line ${line}` }).click();
    expect(await area.evaluate((a: HTMLTextAreaElement) => a.value.slice(0, a.selectionStart).split('\n').length)).toBe(
      line,
    );
    await area.fill(code.replace('  return', "  throw new Error('no tea');\n  return"));
    await alert.getByText('The demo reports: Error: no tea').waitFor();
    await alert.getByText('Look at the values in this line, or undo your last change.').waitFor();
    await area.fill(code.replace('Approve', 'Fine'));
    await frame.getByRole('button', { name: 'Fine' }).waitFor();
    expect(await page.locator('#ButtonColors .demo').isVisible()).toBe(false);
  });

  test('closing the source and opening it again leaves edited code as it is', async () => {
    const { page, area } = await editing();
    const code = (await area.inputValue()).replace('Approve', 'Agree');
    await area.fill(code);
    const toggle = page.locator('#ButtonColors [data-tool=code]');
    for (const state of ['preview', 'open']) {
      await toggle.click();
      await page.locator(`#ButtonColors .sources[data-state=${state}]`).waitFor();
      expect((await page.locator('#ButtonColors .editing code').textContent())!.trimEnd()).toBe(code.trimEnd());
      expect(await page.locator('#ButtonColors .editing .ln').count()).toBe(code.split('\n').length);
      expect(await page.locator('#ButtonColors .editing.numbered').count()).toBe(1);
      expect(await area.inputValue()).toBe(code);
    }
  });

  test('a text of 50 kB goes in as one edit, which undo takes back; a letter touches one line', async () => {
    const { page, area } = await editing();
    const original = await area.inputValue();
    const colors = page.locator('#ButtonColors .code:visible code');
    const lines = Array.from({ length: 1200 }, (_, index) => `\tconst value${index} = '<b>some words</b> &amp;';  `);
    await area.evaluate((element) => {
      const counts = { lines: 0 };
      new MutationObserver((changes) =>
        changes.forEach(({ addedNodes, removedNodes }) => (counts.lines += addedNodes.length + removedNodes.length)),
      ).observe(element.parentElement!.querySelector('code')!, { childList: true, subtree: true });
      Object.assign(globalThis, { counts });
    });
    const counts = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); // colors come with the next frame
        const { counts } = globalThis as unknown as { counts: { lines: number } };
        const now = { ...counts };
        counts.lines = 0;
        return now;
      });
    await area.fill(lines.join('\n'));
    expect((await counts()).lines).toBeGreaterThanOrEqual(lines.length);
    expect(await area.inputValue()).toBe(lines.join('\n'));
    expect(await colors.textContent()).toBe(`${lines.join('\n')}\n`);
    await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(20_000, 20_000));
    await page.keyboard.press('x');
    expect(await counts()).toEqual({ lines: 2 }); // the line goes, the changed one comes
    expect(await colors.textContent()).toBe(`${await area.inputValue()}\n`);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).toBe(original);
    await counts();
    expect(await colors.textContent()).toBe(`${original}\n`);
  });

  test("the frame has the reader's mode and direction", async () => {
    const { area, frame } = await editing(await reader({ mode: 'dark', direction: 'rtl' }));
    await area.fill((await area.inputValue()).replace('Approve', 'Agree'));
    await frame.getByRole('button', { name: 'Agree' }).waitFor();
    expect(
      await frame.locator('html').evaluate((element) => [(element as HTMLElement).dir, element.dataset.mode]),
    ).toEqual(['rtl', 'dark']);
  });
});

async function playground() {
  const { page, trouble } = await reader();
  await page.goto(`${site}/playground/`);
  await page.locator('#Playground .code:visible pre').focus();
  await page.keyboard.press('Enter');
  return {
    page,
    trouble,
    area: page.locator('#Playground textarea:visible'),
    frame: page.frameLocator('iframe.sandbox'),
    alert: page.locator('#Playground .code-error'),
  };
}

describe('the playground', () => {
  test('takes a demo of any family, and what it imports later', async () => {
    const { area, frame } = await playground();
    await area.fill("import Button from '@mui/joy/Button';\nexport default () => <Button>Joyful</Button>;\n");
    await frame.getByRole('button', { name: 'Joyful' }).waitFor();
    await area.fill(
      "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <div style={{ height: 300, width: '100%' }}><DataGrid columns={[{ field: 'id' }]} rows={[{ id: 'first row' }]} /></div>;\n",
    );
    await frame.getByText('first row').waitFor();
    await area.fill(`import Alarm from '@mui/icons-material/AccessAlarm';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, DatePicker } from '@mui/x-date-pickers';
import dayjs from 'dayjs';
export default () => <LocalizationProvider dateAdapter={AdapterDayjs}><Alarm /><DatePicker label="Day" defaultValue={dayjs('2024-01-08')} /></LocalizationProvider>;
`);
    await frame.getByTestId('AccessAlarmIcon').waitFor();
    expect(await frame.getByLabel('Day', { exact: true }).inputValue()).toBe('01/08/2024');
  });

  test('has every public module of every package, over one React', async () => {
    const { area, frame } = await playground();
    const packages = [
      'material',
      'lab',
      'joy',
      'base',
      'system',
      'x-data-grid',
      'x-date-pickers',
      'x-charts',
      'x-tree-view',
    ];
    const modules = packages.flatMap((name) => publicModules(`@mui/${name}`));
    expect(modules.length).toBeGreaterThan(400);
    await area.fill(`${modules.map((module, i) => `import * as M${i} from '${module}';`).join('\n')}
const all = { ${modules.map((module, i) => `'${module}': M${i}`).join(', ')} };
export default () => <p id="said">{Object.keys(all).filter((name) => Object.keys(all[name]).length < 2).join(' ')}</p>;
`);
    await frame.locator('#said').waitFor({ state: 'attached' });
    // These hold types alone.
    expect(await frame.locator('#said').innerText()).toBe(
      '@mui/material/transitions @mui/x-data-grid/utils @mui/x-date-pickers/models @mui/x-charts/models',
    );
  });

  test('says what is wrong with an import: the spelling, a package that is too large, another package', async () => {
    const { area, alert } = await playground();
    for (const [module, words] of [
      ['@mui/material/Buton', 'has no module "Buton"'],
      ['@mui/icons-material/Delet', 'has no module "Delet"'],
      ['@mui/icons-material', "can't be imported whole"],
      ['left-pad', 'is not available here'],
    ]) {
      await area.fill(`import * as x from '${module}';\nexport default () => <p>{String(x)}</p>;\n`);
      await alert.getByText(words!).waitFor();
    }
  });
});

/**
 * Folders of a package with a manifest of their own, except those that hold types alone or want what is not installed.
 */
function publicModules(name: string) {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const missing =
    /internal|themeAugmentation|^legacy$|^modern$|^esm$|^node$|^AdapterDateFns|^AdapterLuxon|^AdapterMoment/;
  const below = readdirSync(folder).filter(
    (file) => existsSync(new URL(`${file}/package.json`, folder)) && !missing.test(file),
  );
  return [name, ...below.map((file) => `${name}/${file}`)];
}

test('axe finds nothing with the editor open', async () => {
  const { page, area, frame } = await editing(await reader({ context: { bypassCSP: true, reducedMotion: 'reduce' } }));
  await area.fill((await area.inputValue()).replace('Approve', 'Agree'));
  await frame.getByRole('button', { name: 'Agree' }).waitFor();
  expect(await violations(page, '#ButtonColors')).toEqual([]);
});

describe('sharing', () => {
  test('a link carries the code, also 50 kB of it; a damaged one says so', async () => {
    const { page, area } = await editing(
      await reader({ context: { permissions: ['clipboard-read', 'clipboard-write'] } }),
    );
    const filler = Array.from(
      { length: 1200 },
      (_, i) => `// ${(i * 2654435761) % 4294967296} some words to fill the line`,
    ).join('\n');
    await area.fill(`${(await area.inputValue()).replace('Approve', 'Shared')}\n${filler}\n`);
    expect((await area.inputValue()).length).toBeGreaterThan(50_000);
    await page.locator('#ButtonColors').getByRole('button', { name: 'Copy link to this code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#code/ButtonColors/tsx/');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await reader();
    await other.page.goto(link);
    const exhibit = other.page.locator('#ButtonColors');
    await exhibit.getByRole('note').getByText('somebody else wrote it').waitFor();
    expect(await exhibit.locator('textarea:visible').inputValue()).toContain('Shared');
    await exhibit.locator('textarea:visible').press('End');
    await exhibit.locator('textarea:visible').pressSequentially(' ');
    expect(await exhibit.locator('iframe.sandbox').count()).toBe(0); // an edit doesn't run it either
    await exhibit.getByRole('button', { name: 'Run this code' }).click();
    await other.page.frameLocator('#ButtonColors iframe.sandbox').getByRole('button', { name: 'Shared' }).waitFor();
    expect(await styleOf(other.page, '#ButtonColors iframe.sandbox', 'border-top-style')).toBe('dashed');
    const damaged = await reader();
    await damaged.page.goto(link.slice(0, -40));
    await damaged.page.getByRole('alert').getByText('damaged').waitFor();
  });
});
