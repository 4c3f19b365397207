import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Since } from './Since';

test('a row says since when it is there, and since when it is deprecated', () => {
  expect(renderToStaticMarkup(<Since row={{ since: '5.11.15' }} />)).toBe('<span class="need">since 5.11.15</span>');
  expect(renderToStaticMarkup(<Since row={{ deprecatedSince: '5.12.0' }} />)).toBe(
    '<span class="need">deprecated since 5.12.0</span>',
  );
  expect(renderToStaticMarkup(<Since row={{}} />)).toBe('');
});
