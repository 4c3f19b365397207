import { expect, test } from 'vitest';
import type { PageData } from '../../engine';
import { inOrder } from './order';

const prose = { kind: 'prose', data: { html: '' } };
const introduction = { id: '', blocks: [prose] };
const playground = { id: 'playground', blocks: [prose, { kind: 'playground' }] };
const more = { id: 'more', blocks: [prose] };

test.each([
  ['a playground in the first section comes before it', [introduction, playground, more], ['playground 3', 'more 1']],
  ['no other playground does', [introduction, more, playground], [' 1', 'more 1', 'playground 2']],
  ['it may be all that a page has', [introduction], [' 1']],
])('introduction: %s', (_, sections, shown) => {
  const page = { sections } as unknown as PageData;
  expect(inOrder(page).map(({ id, blocks }) => `${id} ${blocks!.length}`)).toEqual(shown);
});
