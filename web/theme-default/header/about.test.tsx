import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '../../engine';
import { ThemeProvider } from '../../engine/theme/parts';
import { theme } from '..';
import { About } from './About';

const statement = 'import Button from "@acme/ui/Button";';
const headerLinks = [
  { kind: 'bundle', label: 'Bundle size', href: 'https://sizes.example/' },
  { kind: 'aria', label: 'WAI-ARIA', href: 'https://aria.example/' },
];

function line(page: Partial<PageData>) {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <About page={page as PageData} />
    </ThemeProvider>,
  );
  return { html, links: [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]) };
}

test('the line below the lead has the import, its size, and a menu of links', () => {
  const { html, links } = line({ import: { statement, size: '27.6 kB' }, headerLinks, markdown: '/button.md' });
  expect(html).toContain(`<code>${statement.replaceAll('"', '&quot;')}</code>`);
  expect(html).toContain('<bdi dir="ltr">27.6 kB</bdi>');
  expect(links).toEqual(['https://aria.example/', '/button.md']);
});

test('a size that is not measured is one of the links', () => {
  expect(line({ import: { statement }, headerLinks }).links).toContain('https://sizes.example/');
});

test('without links there is no menu, without an import no line', () => {
  expect(line({ import: { statement } }).html).not.toContain('<details');
  expect(line({}).html).toBe('');
});
