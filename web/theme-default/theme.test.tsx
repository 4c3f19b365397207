import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Demo, NavEntry, Page } from '../engine/contract/contract.gen';
import { Document, type DocumentProps } from '../engine/document/Document';
import { theme } from '.';
import { iconSymbols } from './icon/symbols';

const demo: Demo = {
  name: 'BasicButtons',
  figure: 1,
  title: 'Three variants',
  family: 'material-ui',
  options: {
    bg: 'outlined',
    hideToolbar: false,
    defaultCodeOpen: null,
    hydrate: 'visible',
    ssr: '',
    height: 0,
  } as Demo['options'],
  styling: '',
  edit: 'https://git.example/edit/main/BasicButtons.tsx',
  report: '',
  frame: '',
  sources: [
    {
      language: 'tsx',
      file: 'BasicButtons.tsx',
      href: '/material-ui/react-button/demos/BasicButtons.tsx',
      preview: '<span class="ln">code\n</span>',
      html: '<span class="ln">all of it\n</span>',
      lines: 1,
    },
  ],
  pending: '',
  html: '<button>\n Press </button>',
} as Demo;

const page: Page = {
  path: '/material-ui/react-button/',
  source: 'content/material-ui/react-button/index.md',
  language: 'en',
  title: 'Button',
  headTitle: 'Button - Material UI',
  description: 'About "buttons"',
  leadHtml: 'A <code>button</code>.',
  productId: 'material-ui',
  categoryId: 'core',
  editUrl: 'https://example.test/edit',
  canonical: 'https://example.test/material-ui/react-button/',
  crumbs: [{ title: 'Components', href: '' }],
  headerLinks: null,
  sections: [
    { id: '', blocks: null },
    {
      id: 'variants',
      blocks: [
        { kind: 'prose', data: { html: '<h2 id="variants">Variants</h2>' } },
        { kind: 'demo', data: demo },
      ],
    },
  ],
  contents: [{ id: 'variants', level: 2, text: 'Variants', html: 'Variants', children: null }],
  previous: null,
  next: { title: 'Checkbox', href: '/material-ui/react-checkbox/' },
  families: ['material-ui'],
  noIndex: false,
} as Page;

const leaf: NavEntry = {
  pathname: '/material-ui/react-button',
  title: 'Button',
  href: '/material-ui/react-button/',
  active: true,
};
const base = {
  site: {
    name: 'Vitrine',
    url: 'https://example.test',
    repository: '',
    families: [
      { id: 'material-ui', stylesheet: '/mui.css' },
      { id: 'joy-ui', stylesheet: '/joy.css' },
    ],
    products: [
      {
        id: 'material-ui',
        label: 'Material UI',
        category: 'core',
        home: '/material-ui/',
        version: '5.15.4',
        family: 'material-ui',
        versions: null,
      },
      {
        id: 'joy-ui',
        label: 'Joy UI',
        category: 'core',
        home: '/joy-ui/',
        version: '5.0.0-beta.22',
        family: 'joy-ui',
        versions: null,
      },
    ],
  },
  page,
  navigation: {
    product: 'material-ui',
    label: 'Material UI',
    entries: [
      {
        pathname: '/a',
        title: 'Getting started',
        href: '/material-ui/getting-started/',
        group: true,
      },
      {
        pathname: '/b',
        title: 'Components',
        href: '/material-ui/react-button/',
        group: true,
        open: true,
        children: [
          {
            pathname: '',
            title: 'Inputs',
            subheader: 'inputs',
            href: '',
            open: true,
            children: [leaf],
          },
        ],
      },
    ],
  },
  assets: {
    styles: ['/shell.css'],
    shell: '/shell.js',
    demos: '/button.js',
    layers: ['/core.js'],
    boot: 'document.title',
    icons: '',
  },
  csp: "default-src 'self'",
  critical: [{ key: 'mui', ids: 'a b', css: '.mui-a{color:red}' }],
} as unknown as DocumentProps;

const render = (change: Partial<DocumentProps> = {}) =>
  renderToStaticMarkup(<Document {...base} theme={theme} {...change} />);
const withDemo = (change: object) =>
  render({
    page: {
      ...page,
      sections: [{ id: '', blocks: [{ kind: 'demo', data: { ...demo, ...change } }] }],
    },
  });
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('head', () => {
  const html = render();
  test('nothing that loads stands before the policy', () => {
    expect(html.slice(0, html.indexOf('Content-Security-Policy'))).not.toMatch(/<(script|link|style)/);
  });
  test('there is one theme color for each mode', () => {
    expect(count(html, /<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g)).toBe(2);
  });
  test('a family that the page has no demo of brings no stylesheet', () => {
    expect([...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/shell.css',
      '/mui.css',
    ]);
  });
  test('critical styles are known to their cache by key and names', () => {
    expect(html).toContain('<style data-emotion="mui a b">.mui-a{color:red}</style>');
    expect(render({ critical: [{ key: '', ids: '', css: 'x{}' }] })).toContain('<style>x{}</style>');
  });
  test('ids are "null" where a path has none', () => {
    const bare = render({ page: { ...page, productId: '', categoryId: '' } });
    expect(bare).toContain('<meta name="vitrine:productId" content="null"/>');
    expect(bare).toContain('<meta name="vitrine:productCategoryId" content="null"/>');
  });
  test('only pages outside of the index say so', () => {
    expect(html).not.toContain('noindex');
    expect(render({ page: { ...page, noIndex: true } })).toContain('<meta name="robots" content="noindex,nofollow"/>');
  });
});

describe('scripts that only some pages have', () => {
  const extra = (when: string) => ({
    id: `x-${when}`,
    src: `/${when}.js`,
    data: { 'a-b': '<1>' },
    when,
  });
  const html = render({
    assets: {
      ...base.assets,
      extras: ['anytime', 'parsed', 'first'].map(extra),
    } as typeof base.assets,
  });
  const tag = (when: string) => new RegExp(`<script[^>]*id="x-${when}"[^>]*>`).exec(html)![0];
  test('one that comes first stands before the shell, and waits for nobody', () => {
    expect(html.indexOf('x-first')).toBeLessThan(html.indexOf('/shell.js'));
    expect(html.indexOf('x-parsed')).toBeGreaterThan(html.indexOf('/shell.js'));
  });
  test('only one that needs no page runs before the page is there', () => {
    expect(tag('anytime')).toContain('async');
    expect(tag('parsed')).not.toContain('async');
    expect(tag('first')).not.toContain('async');
  });
  test('what it needs stands on it', () => expect(tag('parsed')).toContain('data-a-b="&lt;1&gt;"'));
});

describe('body', () => {
  const html = render();
  test('the boot script is its first child', () => {
    expect(html).toContain('<body><script>document.title</script>');
  });
  test('no part of ours carries a style attribute', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });
  test('every icon that is used exists', () => {
    const used = [...html.matchAll(/href="#(i-[a-z]+)"/g)].map((match) => match[1]);
    expect(used.filter((id) => !iconSymbols.includes(`id="${id}"`))).toEqual([]);
    expect(used.length).toBeGreaterThan(8);
  });
  test('ids are unique, and every control names an element that exists', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]!);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = [...html.matchAll(/(?:popovertarget|aria-labelledby)="([^"]*)"/g)].map((match) => match[1]!);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
  test('a page without demos names no modules', () => {
    expect(render({ assets: { ...base.assets, demos: '' } })).not.toContain('page-assets');
  });
  test('the modules can not end their script', () => {
    const assets = { ...base.assets, demos: '/a</script>.js' };
    expect(render({ assets })).toContain('"demos":"/a\\u003c/script>.js"');
  });
  test('a page of no product offers the products', () => {
    const home = render({
      page: { ...page, productId: '', path: '/' },
      navigation: { product: '', label: '', entries: null, tree: '' },
    });
    expect(home).toContain('href="/joy-ui/">Joy UI');
  });
  test('an unknown kind of block is an error that names it', () => {
    const sections = [{ id: '', blocks: [{ kind: 'video' as 'prose', data: { html: '' } }] }];
    expect(() => render({ page: { ...page, sections } })).toThrow('unknown kind "video"');
  });
});

describe('navigation', () => {
  const nav = /<nav class="nav[\s\S]*?<\/nav>/.exec(render())![0];
  test('a closed group is a link to its overview', () => {
    expect(nav).toContain('<a class="group" href="/material-ui/getting-started/">Getting started');
  });
  test('the open group is a disclosure that holds the current page', () => {
    expect(nav).toMatch(/<details open=""><summary class="group">Components/);
    expect(nav).toContain('<a href="/material-ui/react-button/" aria-current="page">Button</a>');
  });
  test('a subheader is no link', () => {
    expect(nav).toContain('<span class="sub label">Inputs</span>');
  });
});

test('packages and versions in the contents read from left to right', () => {
  const contents = ['@acme/ui 5.1', '5.0.0-alpha.2', '2 steps'].map((text, index) => {
    return { id: `h${index}`, level: 2, text, html: text, children: null } as unknown as (typeof page.contents & {})[0];
  });
  const column = /<aside class="contents[\s\S]*?<\/aside>/.exec(render({ page: { ...page, contents } }))![0];
  expect([...column.matchAll(/<bdi dir="ltr">([^<]*)</g)].map((match) => match[1])).toEqual([
    '@acme/ui 5.1',
    '5.0.0-alpha.2',
  ]);
});

describe('home of a product', () => {
  const glance = {
    package: '@acme/ui',
    version: '5.15.4',
    released: '2024-01-10',
    releasedDay: 'January 10, 2024',
    license: 'MIT',
    react: '17, 18',
    entries: 12,
    href: '/material-ui/api/',
  };
  const home = render({ page: { ...page, headline: 'Ready to build with', glance } });
  test('says its promise first, and above it what it is about', () => {
    expect(home).toContain('<h1>Ready to build with</h1>');
    expect(home).toMatch(/subject-line"><bdi>Button<\/bdi><\/p>/);
    expect(home).not.toContain('crumbs');
    expect(render()).toContain('<h1>Button</h1>');
    expect(render()).not.toContain('subject-line');
  });
  test('tells at a glance what the package says of itself', () => {
    const list = /class="glance"[\s\S]*?<\/section>/.exec(home)![0];
    expect([...list.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map((match) => match[1])).toEqual([
      '@acme/ui',
      '5.15.4',
      '<time dateTime="2024-01-10">January 10, 2024</time>',
      'MIT',
      '17, 18',
    ]);
    expect(list).toContain('<a href="/material-ui/api/">12</a>');
    const bare = render({ page: { ...page, glance: { ...glance, released: '', license: '', entries: 0 } } });
    expect(bare.match(/<dt>[^<]*/g)).toEqual(['<dt>Package', '<dt>Version', '<dt>React']);
    expect(render()).not.toContain('glance');
  });
});

test('on a wall one exhibit of a page has the name that it keeps on the way there', () => {
  const at = (name: string, href: string) => {
    return { title: name, href, note: '', columns: 1, rows: 1, demo: { ...demo, name } };
  };
  const data = { around: false, columns: 3, exhibits: [at('One', '/a/'), at('Two', '/b/'), at('Three', '/a/')] };
  const html = render({
    page: { ...page, sections: [{ id: '', blocks: [{ kind: 'wall', data }] }] },
  });
  expect(count(html, /class="case"/g)).toBe(3);
  expect([...html.matchAll(/stage="[^"]*" data-place="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'at-a-',
    'at-b-',
  ]);
});

describe('exhibit', () => {
  test('the demo element holds exactly what was rendered ahead of time', () => {
    expect(withDemo({})).toContain('data-hydrate="visible"><button>\n Press </button></div>');
  });
  test('no demo stands inside a part that resets its elements', () => {
    const html = withDemo({});
    const before = html.slice(html.indexOf('<main'), html.indexOf('class="demo"'));
    const open: string[] = [];
    for (const [, close, tag, attributes = ''] of before.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
      if (close) {
        open.pop();
      } else if (!attributes.endsWith('/') && !['meta', 'link', 'input', 'img', 'br', 'use'].includes(tag!)) {
        open.push(attributes);
      }
    }
    expect(open.length).toBeGreaterThan(2);
    expect(open.filter((attributes) => /class="[^"]*\bui\b/.test(attributes))).toEqual([]);
  });
  test('the source is there without scripts, and its addresses are', () => {
    const html = withDemo({});
    expect(html).toContain('<a class="text-tool unscripted" href="/material-ui/react-button/demos/BasicButtons.tsx">');
    expect(html).toContain('<span id="BasicButtons.tsx"></span><span id="BasicButtons.js"></span>');
    expect(html).toContain('data-state="preview"');
    expect(html).toContain('<span class="ln">code\n</span>');
    expect(html).not.toContain('all of it');
  });
  test('the source is open where the author asks for it', () => {
    const html = withDemo({ options: { ...demo.options, defaultCodeOpen: true } });
    expect(html).toContain('data-state="open"');
    expect(html).toContain('all of it');
    expect(withDemo({ options: { ...demo.options, defaultCodeOpen: false } })).toContain('data-state="closed"');
  });
  test('stylings stand side by side, each with its sources and addresses', () => {
    const html = withDemo({
      styling: 'system',
      variants: [{ ...demo, name: 'BasicButtons-css', styling: 'css' }],
    });
    expect(html).toContain('data-stylings="system css"');
    expect(html).toContain('<span id="css-BasicButtons.tsx"></span>');
    expect(html).toContain('data-demo="BasicButtons-css"');
    expect(html).toContain('data-tool="styling"');
  });
  test('a demo without toolbar has neither source nor addresses', () => {
    const html = withDemo({ options: { ...demo.options, hideToolbar: true } });
    expect(html).not.toMatch(/class="sources|BasicButtons\.tsx/);
  });
  test('a demo that renders nothing ahead keeps its height', () => {
    expect(withDemo({ html: '', options: { ...demo.options, ssr: 'none', height: 240 } })).toContain(
      'style="min-height:240px"></div>',
    );
  });
  test('why it is masked stands on the demo', () => {
    expect(withDemo({ pending: 'mode direction' })).toContain('data-pending="mode direction"');
  });
});
