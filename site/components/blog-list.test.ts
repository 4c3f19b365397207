import { expect, test } from 'vitest';
import { searchOf, shown, viewOf } from './blog-list';

const posts = Array.from({ length: 14 }, (_, index) => ({
  tags: index % 2 ? ['odd'] : ['even'],
  featured: index < 2,
}));
const all = { tags: [], page: 1 };

test('the featured posts stand above the first page of all posts', () => {
  expect(shown(posts, all)).toEqual({
    indexes: [2, 3, 4, 5, 6],
    featured: [0, 1],
    pages: 3,
    page: 1,
  });
  expect(shown(posts, { tags: [], page: 3 })).toEqual({
    indexes: [12, 13],
    featured: [],
    pages: 3,
    page: 3,
  });
});

test('among chosen tags the featured posts are counted', () => {
  expect(shown(posts, { tags: ['odd'], page: 1 })).toEqual({
    indexes: [1, 3, 5, 7, 9],
    featured: [],
    pages: 2,
    page: 1,
  });
  expect(shown(posts, { tags: ['odd', 'even'], page: 3 }).indexes).toEqual([
    10, 11, 12, 13,
  ]);
});

test('nothing found is one empty page, a page that is not there the last', () => {
  expect(shown(posts, { tags: ['none'], page: 1 })).toEqual({
    indexes: [],
    featured: [],
    pages: 1,
    page: 1,
  });
  expect(shown(posts, { tags: [], page: 99 }).page).toBe(3);
});

test.each([
  ['', all],
  ['?tags=a,b&page=2', { tags: ['a', 'b'], page: 2 }],
  ['?page=x', all],
  ['?page=-1', all],
  ['?tags=,', all],
])('%s is read as %o', (search, view) => {
  expect(viewOf(search)).toEqual(view);
  expect(viewOf(searchOf(view))).toEqual(view);
});
