// A searcher with answers made by hand: every kind of hit, and every state, whatever the ranking is. Tests put it in
// the place of the real one.
import { stem } from '../engine/search/stem';
import type { Hit, Kind, Product, Query, Result, Searcher } from '../engine/search/types';

export { highlighted } from '../engine/search/highlighted';

declare global {
  // eslint-disable-next-line no-var
  var searcherIs: 'waiting' | 'failing' | 'lacking' | undefined;
}

const hit = (kind: Kind, address: string, title: string, more: Partial<Hit> = {}): Hit => ({
  address,
  kind,
  title,
  page: '',
  product: 'material-ui',
  group: '',
  type: '',
  default: '',
  excerpt: '',
  score: 1,
  ...more,
});

const api = '/material-ui/api/autocomplete/';
const guide = '/material-ui/react-autocomplete/';
const excerpt = '…show at most two tags and fold the rest into a count with limitTags.';
const union = `'default' | 'primary' | 'secondary' +4`;
const props = Array.from({ length: 24 }, (_, i) =>
  hit('prop', `${api}#prop-${i}`, i ? `tags${i}` : 'limitTags', {
    page: 'Autocomplete',
    type: i === 1 ? '(more: number) => React.ReactNode' : i === 2 ? union : 'number',
    default: i === 3 ? '' : i === 1 ? 'more => `+${more}`' : '-1',
    product: i % 4 === 2 ? 'joy-ui' : 'material-ui',
  }),
);
const hits = [
  hit('page', guide, 'Autocomplete', { excerpt, group: 'Inputs' }),
  hit('section', `${guide}#limit-tags`, 'Limit tags', { page: 'Autocomplete' }),
  hit('section', `${guide}#sizes-of-tags`, 'Sizes of tags', { page: 'Autocomplete' }),
  hit('page', '/joy-ui/react-autocomplete/', 'Autocomplete', {
    excerpt: 'The same field, with tags drawn by Chip.',
    product: 'joy-ui',
    group: 'Components',
  }),
  ...props,
  hit('guide', '/material-ui/guides/localization/', 'Localize fixed text', {
    excerpt: 'Translate the count that follows the tags, and every other built-in string.',
    group: 'Guides',
  }),
  hit('api', api, 'Autocomplete', { excerpt: 'Props, slots and classes of the field with tags.' }),
  hit('class', `${api}#class-tag`, '.MuiAutocomplete-tags', { page: 'Autocomplete' }),
  hit('error', '/material-ui/errors/#tags', 'Too many tags', { excerpt: 'MUI: limitTags must be at least -1.' }),
  hit('theme', '/material-ui/theme/#tags', 'components.MuiAutocomplete.tags', { page: 'Default theme' }),
  hit('icon', '/material-ui/material-icons/?query=tag', 'Tags', { excerpt: 'Filled, outlined, rounded' }),
];

function answer({ text, only, kinds, limit }: Query): Result {
  const isMeant = text === 'autocomplte';
  const words = (isMeant ? 'autocomplete' : text).toLowerCase().split(/\s+/);
  const fits = ({ title, page, excerpt }: Hit) =>
    words.some((word) => `${title} ${page} ${excerpt}`.toLowerCase().includes(word));
  const all = text === 'kanban' ? hits.filter(({ product }) => product === 'joy-ui').slice(0, 3) : hits.filter(fits);
  const inside = all.filter(({ product }) => !only || product === only);
  const counts: Result['counts'] = {};
  for (const { kind } of inside) counts[kind] = (counts[kind] ?? 0) + 1;
  const byProduct: Result['byProduct'] = {};
  for (const { product = '' } of all) byProduct[product] = (byProduct[product] ?? 0) + 1;
  const wanted = inside.filter(({ kind }) => !kinds || kinds.includes(kind));
  return {
    hits: wanted.slice(0, limit),
    total: wanted.length,
    counts,
    byProduct,
    met: words.map(stem),
    meant: isMeant ? 'autocomplete' : '',
    missing: globalThis.searcherIs === 'lacking' ? ['/assets/search/gone.json'] : [],
  };
}

export function open(): Searcher {
  let known = false;
  let products: Product[] = [];
  const searcher: Searcher = {
    get products() {
      return products;
    },
    async ready(progress) {
      progress?.(132_000, 214_000);
      if (globalThis.searcherIs === 'failing') throw new Error('status 503');
      while (globalThis.searcherIs === 'waiting') await new Promise((resolve) => setTimeout(resolve, 20));
      known = true;
      products = [
        { id: 'joy-ui', label: 'Joy UI', home: '/joy-ui/' },
        { id: 'material-ui', label: 'Material UI', home: '/material-ui/react-walls/' },
        { id: 'base-ui', label: 'Base UI', home: '/base-ui/' },
        { id: 'x', label: 'X Data Grid', home: '/x/react-data-grid/' },
      ];
    },
    now: (query) => (known ? answer(query) : undefined),
    async find(query) {
      await searcher.ready();
      return answer(query);
    },
  };
  return searcher;
}
