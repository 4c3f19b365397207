import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePage } from '../preferences/fake-page';
import { countOpened, forget, openedOften, recentSearches, remember } from './memory';
import type { Hit } from './types';

beforeEach(() => void fakePage());
afterEach(() => void vi.unstubAllGlobals());

const hit = (address: string, more: Partial<Hit> = {}) => ({ address, title: address, product: 'p', ...more }) as Hit;

test('the last searches are kept, each once, the latest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) remember({ text, product: '' });
  remember({ text: 'c', product: 'other' });
  expect(recentSearches().map(({ text, product }) => text + product)).toEqual(['cother', 'c', 'g', 'f', 'e', 'd']);
  forget({ text: 'c', product: '' });
  expect(recentSearches().map(({ text, product }) => text + product)).toEqual(['cother', 'g', 'f', 'e', 'd']);
});

test('pages that were opened more than once are offered, the most opened first, but not the one that is shown', () => {
  for (const address of ['/a/', '/b/#x', '/b/#y', '/c/', '/c/', '/c/', '/d/', '/d/']) countOpened(hit(address));
  countOpened(hit('/a/#prop', { title: 'prop', page: 'Page A' }));
  expect(openedOften('/d/').map(({ address, count }) => `${address} ${count}`)).toEqual(['/c/ 3', '/a/ 2', '/b/ 2']);
  expect(openedOften('/').find(({ address }) => address === '/a/')?.title).toBe('Page A');
});

test.each(['', 'null', '{}', '[1, null, {"text": 1}]', '{broken'])('what was stored as %s is nothing', (text) => {
  fakePage({ local: { 'vitrine-searches': text, 'vitrine-opened': text } });
  expect(recentSearches()).toEqual([]);
  expect(openedOften('/')).toEqual([]);
});

test('an address that leads elsewhere is not offered', () => {
  const entries = ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/a/'].map((address) => ({
    address,
    title: 'x',
    product: '',
    count: 9,
  }));
  fakePage({ local: { 'vitrine-opened': JSON.stringify(entries) } });
  expect(openedOften('/').map(({ address }) => address)).toEqual(['/a/']);
});

test('a browser that keeps nothing is no trouble', () => {
  fakePage({ refuses: true });
  remember({ text: 'a', product: '' });
  countOpened(hit('/a/'));
  expect(recentSearches()).toEqual([]);
});
