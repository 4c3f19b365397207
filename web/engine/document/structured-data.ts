import type { Page, Post, Site } from '../contract/contract.gen';

type Thing = Record<string, unknown>;

/** What search engines read of a page beside its text (schema.org), as one JSON text; "" where there is nothing. */
export function structuredData(site: Site, page: Page): string {
  if (page.noIndex || page.frame || !page.canonical) {
    return '';
  }
  const graph = [page.post ? article(site, page, page.post) : techArticle(site, page), breadcrumbs(site, page)].filter(
    (thing) => thing !== undefined,
  );
  // Within a script element no text may look like the end of it.
  return graph.length
    ? JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': graph,
      }).replaceAll('<', '\\u003c')
    : '';
}

/** Where the page stands: its product, the groups above it that have pages, itself. */
function breadcrumbs(site: Site, page: Page): Thing | undefined {
  const product = productOf(site, page);
  const above = [
    ...(product ? [{ title: product.label, href: product.home }] : []),
    ...(page.post ? [{ title: 'Blog', href: '/blog/' }] : []),
    ...(page.crumbs ?? []),
  ];
  const addresses = new Set([page.canonical, '']);
  const steps = above
    .map(({ title, href }) => ({ name: title, item: href && site.url + href }))
    .filter(({ item }) => !addresses.has(item) && addresses.add(item))
    .filter(({ name }, i, { [i - 1]: before }) => name !== before?.name); // a group may be called like its product
  steps.push({ name: page.title, item: page.canonical });
  if (steps.length < 2) {
    return undefined;
  }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

const productOf = (site: Site, page: Page) => (site.products ?? []).find(({ id }) => id === page.productId);

/**
 * A page that somebody wrote, or that the reference consists of, about a product or below others; lists of pages are no
 * articles.
 */
function techArticle(site: Site, page: Page): Thing | undefined {
  const product = productOf(site, page);
  if (!page.source || !(product || page.crumbs?.length)) {
    return undefined;
  }
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: page.language,
    mainEntityOfPage: page.canonical,
    ...(page.card && { image: site.url + page.card }),
    ...(product && {
      about: {
        '@type': 'SoftwareSourceCode',
        name: product.label,
        version: product.version,
      },
    }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
    publisher: publisher(site),
  };
}

function article(site: Site, page: Page, { authors, card, date, description, title }: Post): Thing {
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    inLanguage: page.language,
    mainEntityOfPage: page.canonical,
    author: (authors ?? []).map(({ name, url }) => ({
      '@type': 'Organization',
      name,
      ...(url && { url }),
    })),
    publisher: publisher(site),
    ...(card && { image: card }),
  };
}

const publisher = ({ name, url }: Site) => ({ '@type': 'Organization', name, url });
