import { describe, expect, test } from 'vitest';
import type { Page, Site } from '../contract/contract.gen';
import { structuredData } from './structured-data';

const site = {
  name: 'Acme docs',
  url: 'https://acme.example',
  products: [{ id: 'ui', label: 'Acme UI', home: '/ui/', version: '1.2.3' }],
} as unknown as Site;

const page = (more: Partial<Page>) =>
  ({
    source: 'content/ui/button/index.md',
    title: 'Button',
    description: 'What a button does.',
    language: 'en',
    productId: 'ui',
    canonical: 'https://acme.example/ui/button/',
    crumbs: [
      { title: 'Components', href: '/ui/components/' },
      { title: 'Inputs', href: '' },
    ],
    card: '/assets/card.png',
    ...more,
  }) as Page;

const parsed = (more: Partial<Page> = {}) => {
  const text = structuredData(site, page(more));
  return text ? (JSON.parse(text)['@graph'] as { '@type': string; [key: string]: any }[]) : [];
};

const trail = (more?: Partial<Page>) =>
  parsed(more)
    .find((thing) => thing['@type'] === 'BreadcrumbList')
    ?.itemListElement.map(({ position, name, item }: any) => `${position} ${name} ${item}`);

describe('structured data', () => {
  test('a page is an article about its product, below the groups that have pages', () => {
    const [article] = parsed();
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Button',
      description: 'What a button does.',
      inLanguage: 'en',
      mainEntityOfPage: 'https://acme.example/ui/button/',
      image: 'https://acme.example/assets/card.png',
      about: { name: 'Acme UI', version: '1.2.3' },
    });
    expect(trail()).toEqual([
      '1 Acme UI https://acme.example/ui/',
      '2 Components https://acme.example/ui/components/',
      '3 Button https://acme.example/ui/button/',
    ]);
  });

  test('a written page below others is an article without a product as well', () => {
    const [article, list] = parsed({ productId: '' });
    expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'Button' });
    expect(article).not.toHaveProperty('about');
    expect(list?.itemListElement).toHaveLength(2);
  });

  test('no step stands twice, and a lone one is no trail', () => {
    expect(trail({ canonical: 'https://acme.example/ui/', title: 'Acme UI', crumbs: [] })).toBeUndefined();
    expect(trail({ crumbs: [{ title: 'Acme UI', href: '/ui/group/' }] })).toHaveLength(2);
    expect(trail({ crumbs: [{ title: 'Home of it', href: '/ui/' }] })).toEqual([
      '1 Acme UI https://acme.example/ui/',
      '2 Button https://acme.example/ui/button/',
    ]);
  });

  test('pages that search engines may not show say nothing; lists of pages are no articles', () => {
    expect(parsed({ noIndex: true })).toEqual([]);
    expect(parsed({ frame: true })).toEqual([]);
    expect(parsed({ source: '' }).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(parsed({ productId: '', crumbs: [] })).toEqual([]);
  });

  test('a post is an article with its day and authors', () => {
    const post = {
      title: 'News',
      description: 'What is new.',
      date: '2026-01-31',
      authors: [{ name: 'Ann', url: '' }],
      card: 'https://acme.example/card.png',
    } as unknown as Page['post'];
    const [article, list] = parsed({
      post,
      productId: '',
      crumbs: [],
      canonical: 'https://acme.example/blog/news/',
    });
    expect(article).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-01-31',
      author: [{ '@type': 'Organization', name: 'Ann' }],
      image: 'https://acme.example/card.png',
    });
    expect(list?.itemListElement).toHaveLength(2);
  });

  test('no text ends the element that it stands in, and none is changed', () => {
    const title = '</script><script>alert("1")</script><!-- \u2028 & "quotes" \\';
    const text = structuredData(site, page({ title }));
    expect(text).not.toMatch(/</);
    expect(JSON.parse(text)['@graph'][0].headline).toBe(title);
  });
});
