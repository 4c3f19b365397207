import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Site } from '../contract/contract.gen';
import { MessagesProvider, useMessageTable } from '../messages/context';
import { ThemeProvider } from './parts';
import { useRememberedMarkup } from './remembered';
import { SiteProvider, useSiteOrNull } from './site';
import type { Theme } from './theme';

const rendered = vi.fn<() => void>();

function Entry({ title }: { title: string }) {
  rendered();
  return (
    <li>
      {title} of {useSiteOrNull()?.name}, {useMessageTable().New}
    </li>
  );
}

function List({ titles }: { titles: string[] }) {
  const remembered = useRememberedMarkup();
  const html = titles.map((title) => remembered({ title }, () => <Entry title={title} />));
  return <ul dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

const page = (titles: string[], { theme = first, site = 'Kit', New = 'New' } = {}) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <SiteProvider site={{ name: site } as Site}>
        <MessagesProvider value={{ New }}>
          <List titles={titles} />
        </MessagesProvider>
      </SiteProvider>
    </ThemeProvider>,
  );

const first = {} as Theme;

test('the same data is rendered once', () => {
  rendered.mockClear();
  const once = page(['One', 'Two']);
  expect(once).toBe('<ul><li>One of Kit, New</li><li>Two of Kit, New</li></ul>');
  expect(page(['One', 'Two'])).toBe(once);
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(page(['Two', 'Three'])).toBe('<ul><li>Two of Kit, New</li><li>Three of Kit, New</li></ul>');
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('another theme, site or language is other markup', () => {
  page(['One']);
  rendered.mockClear();
  page(['One'], { theme: {} as Theme });
  expect(page(['One'], { site: 'Box' })).toBe('<ul><li>One of Box, New</li></ul>');
  expect(page(['One'], { New: 'Neu' })).toBe('<ul><li>One of Kit, Neu</li></ul>');
  expect(rendered).toHaveBeenCalledTimes(3);
  expect(page(['One'])).toBe('<ul><li>One of Kit, New</li></ul>');
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('what is kept is bounded, and right all the while', () => {
  const titles = Array.from({ length: 20_050 }, (_, index) => `Page ${index}`);
  const whole = page(titles);
  expect(whole).toContain('<li>Page 0 of Kit, New</li>');
  expect(whole).toContain('<li>Page 20049 of Kit, New</li>');
  for (let n = 0; n < 50; n += 1) {
    expect(page(['One'], { site: `Site ${n}` })).toBe(`<ul><li>One of Site ${n}, New</li></ul>`);
  }
}, 60_000);
