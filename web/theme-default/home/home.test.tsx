import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '../../engine';
import { ThemeProvider } from '../../engine/theme/parts';
import { theme } from '..';
import { Features } from './Features';
import { Hero } from './Hero';
import { isHome } from './Home';
import { Numbers } from './Numbers';

const text = (html: string) => ({ html });
const rendered = (element: ReactElement) =>
  renderToStaticMarkup(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
const image = (src: string) => ({ src, width: 40, height: 30 });

test('a hero has a list of actions and room for its picture', () => {
  const markup = rendered(
    <Hero
      tagline={text('For <b>you</b>.')}
      picture={{ alt: 'A', light: image('/l.svg'), dark: image('/d.svg') }}
      actions={[{ text: 'Start', href: '/start/' }]}
    />,
  );
  expect(markup).toContain('<p class="lead">For <b>you</b>.</p>');
  expect(markup).toContain('<ul class="launch-actions"><li><a href="/start/">Start</a></li></ul>');
  expect(markup).toMatch(/<img (?=.*src="\/l.svg")(?=.*width="40")(?=.*height="30")(?=.*only-light-mode)/);
  expect(markup).toContain('only-dark-mode');
});

test('a hero without picture, tagline and actions shows none', () => {
  expect(rendered(<Hero tagline={text('')} picture={null} actions={null} />)).toBe('<div class="launch ui"></div>');
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [8, 4],
])('%i features stand in %i columns', (count, columns) => {
  const features = Array.from({ length: count }, (_, index) => ({
    title: `T${index}`,
    text: text('It is.'),
    href: '',
  }));
  expect(rendered(<Features features={features} />)).toContain(`data-columns="${columns}"`);
});

test('a feature leads somewhere by its title', () => {
  const features = [{ title: 'Typed', text: text('It is.'), href: '/typed/' }];
  expect(rendered(<Features features={features} />)).toContain(
    '<li><b><a href="/typed/">Typed</a></b><p>It is.</p></li>',
  );
});

test('a number is a term and its value', () => {
  expect(rendered(<Numbers numbers={[{ label: 'Pages', value: '1,234', count: 'pages' }]} />)).toContain(
    '<div><dt>Pages</dt><dd><bdi>1,234</bdi></dd></div>',
  );
});

test('a page is a home that begins with a hero, or has a wall around its header', () => {
  const page = (...blocks: object[]) => ({ sections: [{ id: '', blocks }] }) as unknown as PageData;
  const prose = { kind: 'prose', data: {} };
  expect(isHome(page({ kind: 'hero', data: {} }, prose))).toBe(true);
  expect(isHome(page(prose, { kind: 'hero', data: {} }))).toBe(false);
  expect(isHome(page(prose, { kind: 'wall', data: { around: true } }))).toBe(true);
  expect(isHome(page())).toBe(false);
});
