import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section, type Block } from '../../engine';
import { MessagesProvider } from '../../engine/messages/context';
import { showsFrames } from '../../engine/theme/framed';
import { ThemeProvider } from '../../engine/theme/parts';
import { theme } from '..';

const render = (...blocks: Block[]) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Section id="" blocks={blocks} />
    </ThemeProvider>,
  );
const inProse = (...blocks: Block[]) =>
  render({ kind: 'prose', data: { html: blocks.map((_, index) => `<!--b:${index}-->\n`).join(''), blocks } });
const prose = (html: string, ...blocks: Block[]) => ({ html, blocks });

const copy =
  '<button class="tool copy" type="button" aria-label="Copy code" data-copy="" data-ga-event-category="code" data-ga-event-action="copy-click"><svg class="i" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-copy"></use></svg></button>';

test('a heading with an id links to itself', () => {
  const data = { level: 2, id: 'usage', text: prose('Usage of <code>fn</code>') };
  expect(inProse({ kind: 'heading', data })).toContain(
    '<h2 class="anchor t" id="usage"><a class="hash" href="#usage" tabindex="-1" aria-hidden="true">#</a>Usage of <code>fn</code></h2>',
  );
  expect(inProse({ kind: 'heading', data: { ...data, level: 4, id: '' } })).toContain(
    '<h4>Usage of <code>fn</code></h4>',
  );
});

test('code with a language can be copied', () => {
  expect(inProse({ kind: 'code', data: { language: 'tsx', html: 'a &lt; b' } })).toContain(
    `<div class="code solo" data-language="tsx"><pre tabindex="0" role="group" aria-label="Code"><code>a &lt; b</code></pre>${copy}</div>`,
  );
  expect(inProse({ kind: 'code', data: { language: '', html: 'x' } })).toContain(
    '<div class="code solo" data-language=""><pre tabindex="0" role="group" aria-label="Code"><code>x</code></pre></div>',
  );
});

test('code says which file it stands in, and that its lines are numbered or in focus', () => {
  const data = { language: 'ts', html: 'x', title: 'a.ts', numbered: true, focused: true };
  expect(inProse({ kind: 'code', data })).toContain(
    '<div class="code solo numbered focused" data-language="ts"><p class="file">a.ts</p><pre tabindex="0" role="group" aria-label="Code: a.ts">',
  );
});

test('of tabs of code the first is shown', () => {
  const tabs = [
    { label: 'npm', html: 'npm install x' },
    { label: 'pnpm', html: 'pnpm add x' },
  ];
  const html = inProse({
    kind: 'codeTabs',
    data: { number: 1, storageKey: 'package-manager', label: 'Package manager', tabs },
  });
  expect(html).toContain(
    '<div class="code solo" data-island="codetabs" data-hydrate="visible" data-storage-key="package-manager"><div class="tabs" role="tablist" aria-label="Package manager"><button role="tab" type="button" id="tab-1-0" aria-controls="panel-1-0" aria-selected="true" tabindex="0">npm</button><button role="tab" type="button" id="tab-1-1" aria-controls="panel-1-1" aria-selected="false" tabindex="-1">pnpm</button></div>' +
      copy,
  );
  expect(html).toContain(
    '<div class="panel" role="tabpanel" id="panel-1-1" aria-labelledby="tab-1-1" data-label="pnpm" data-off=""><pre tabindex="0" role="group" aria-label="Code for pnpm"><code>pnpm add x</code></pre></div>',
  );
  expect(html.match(/data-off/g)).toHaveLength(1);
});

test('of tabs the one is shown that their author marks', () => {
  const code = { number: 1, storageKey: '', label: 'Variants', open: 1 };
  const labels = ['npm', 'pnpm', 'yarn'];
  const codeTabs: Block = { kind: 'codeTabs', data: { ...code, tabs: labels.map((label) => ({ label, html: 'x' })) } };
  const tabs: Block = { kind: 'tabs', data: { ...code, tabs: labels.map((label) => ({ label, text: prose('x') })) } };
  for (const html of [inProse(codeTabs), inProse(tabs)]) {
    expect(html.match(/id="tab-1-\d"[^>]*aria-selected="true" tabindex="0"/g)).toEqual([
      'id="tab-1-1" aria-controls="panel-1-1" aria-selected="true" tabindex="0"',
    ]);
    expect([...html.matchAll(/id="panel-1-(\d)"[^>]*data-off/g)].map(([, index]) => index)).toEqual(['0', '2']);
  }
});

test('a folded callout is closed, or open where its author says so', () => {
  const folded = { severity: '', title: 'More', folded: true, text: prose('<p>Words</p>') };
  expect(inProse({ kind: 'callout', data: folded })).toContain('<details class="callout folded"><summary>More');
  expect(inProse({ kind: 'callout', data: { ...folded, open: true } })).toContain(
    '<details class="callout folded" open=""><summary>More',
  );
});

test('a callout has the tone of its severity, and other blocks at any depth', () => {
  const code: Block = { kind: 'code', data: { language: '', html: 'deep' } };
  const inner: Block = { kind: 'callout', data: { severity: '', text: prose('<ul><li><!--b:0--></li></ul>', code) } };
  const html = inProse({
    kind: 'callout',
    data: { severity: 'warning', text: prose('\n<p>Mind</p>\n<!--b:0-->', inner) },
  });
  expect(html).toContain(
    '<aside class="callout warn" role="note"><svg class="i" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-warn"></use></svg><div>\n<p>Mind</p>\n<aside class="callout" role="note"><div><ul><li><div class="code solo" data-language=""><pre tabindex="0" role="group" aria-label="Code"><code>deep</code></pre></div></li></ul></div></aside></div></aside>',
  );
});

test('a table aligns by class', () => {
  const cell = (html: string, align?: string) => ({ align, text: prose(html) });
  const html = inProse({
    kind: 'table',
    data: {
      label: 'Table: Name, Size',
      head: [cell('Name'), cell('Size', 'end')],
      rows: [[cell('<code>a</code>'), cell('1', 'center')]],
    },
  });
  expect(html).toContain(
    '<div class="scroll" tabindex="0" role="region" aria-label="Table: Name, Size"><table class="grid"><thead><tr><th scope="col">Name</th><th scope="col" class="num">Size</th></tr></thead><tbody><tr><td><code>a</code></td><td class="mid">1</td></tr></tbody></table></div>',
  );
});

test('the box of a task has a name', () => {
  expect(inProse({ kind: 'task', data: { done: true } })).toContain(
    '<input type="checkbox" disabled="" aria-label="Done" checked=""/>',
  );
  expect(inProse({ kind: 'task', data: { done: false } })).toContain(
    '<input type="checkbox" disabled="" aria-label="To do"/>',
  );
});

test('blocks within prose speak the language of the page', () => {
  const code: Block = { kind: 'code', data: { language: 'js', html: 'x' } };
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <MessagesProvider value={{ 'Copy code': 'Code kopieren' }}>
        <Section id="" blocks={[{ kind: 'prose', data: prose('<!--b:0-->', code) }]} />
      </MessagesProvider>
    </ThemeProvider>,
  );
  expect(html).toContain('aria-label="Code kopieren"');
});

test('a place without a block is an error', () => {
  expect(() => render({ kind: 'prose', data: { html: '<!--b:3-->' } })).toThrow('a place for the block 3');
});

test('frames are found at any depth', () => {
  const demo = { kind: 'demo', data: { frame: '/x/' } } as Block;
  expect(
    showsFrames([
      { kind: 'prose', data: prose('', { kind: 'callout', data: { severity: '', text: prose('', demo) } }) },
    ]),
  ).toBe(true);
  expect(showsFrames([{ kind: 'prose', data: prose('') }])).toBe(false);
});
