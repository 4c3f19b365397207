import { expect, test } from 'vitest';
import { nearest } from './nearest';

const version = { label: '2', base: '/docs/v2', pages: ['/', '/lib/', '/lib/button/'] };

test.each([
  ['the same page', '/lib/button/', '/docs/v2/lib/button/'],
  ['a page that the version lacks', '/lib/chip/states/', '/docs/v2/lib/'],
  ['a page of nothing that it has', '/charts/bars/', '/docs/v2/'],
  ['the home', '/', '/docs/v2/'],
  ['a translated page', '/de/lib/button/', '/docs/v2/lib/button/'],
  ['a page that only looks translated', '/design/', '/docs/v2/'],
  ['an address without a last slash', '/lib/lost', '/docs/v2/lib/'],
])('%s', (_, page, address) => {
  expect(nearest(version, page, 'de')).toBe(address);
});
