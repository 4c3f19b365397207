import { cardHeight, cardWidth } from '../contract/constants.gen';
import type { Assets, Brand, Page, Post, Site } from '../contract/contract.gen';
import { themeColors } from '../preferences/document';
import type { CriticalStyle } from '../prerender/critical';
import { Extras } from './Extras';
import { structuredData } from './structured-data';

interface DocumentHeadProps {
  site: Site;
  page: Page;
  assets: Assets;
  csp: string;
  critical: readonly CriticalStyle[];
}

// Pages of this site are fetched when the reader is about to follow a link; what leaves the site is not.
export const speculation = (base = '') =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            {
              not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

export function DocumentHead({ site, page, assets, csp, critical }: DocumentHeadProps) {
  const families = (site.families ?? []).filter(({ id }) => page.families?.includes(id));
  const extras = assets.extras ?? [];
  const styles = critical.filter(({ key, css }) => key || css);
  const stylesheets = [...(assets.styles ?? []), ...families.map(({ stylesheet }) => stylesheet).filter(Boolean)];
  return (
    <head dir={page.rtl ? 'rtl' : undefined}>
      <meta charSet="utf-8" />
      {csp && <meta httpEquiv="Content-Security-Policy" content={csp} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.headTitle}</title>
      <Description site={site} page={page} />
      <Signs {...site.brand} />
      {site.url && !page.frame && (
        <link rel="search" type="application/opensearchdescription+xml" title={site.name} href="/opensearch.xml" />
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      {[...new Set(stylesheets)].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {styles.map(({ key, ids, css, href, precedence }, index) => (
        <style
          key={index}
          data-emotion={key ? `${key} ${ids}` : undefined}
          data-href={href}
          data-precedence={precedence}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      ))}
      {/* The first paint waits for the whole navigation, so that it is painted where the reader left it. */}
      {!page.frame && <link rel="expect" href="#nav" {...{ blocking: 'render' }} />}
      <Extras of={extras.filter(({ when }) => when === 'first')} />
      <script type="module" src={assets.shell} />
      <Extras of={extras.filter(({ when }) => when !== 'first')} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation(site.base) }} />
    </head>
  );
}

/** The sign of the site in tabs and on home screens. */
function Signs({ favicon = '/favicon.svg', touchIcon }: Partial<Pick<Brand, 'favicon' | 'touchIcon'>>) {
  const isSVG = favicon.endsWith('.svg');
  return (
    <>
      <link rel="icon" href={favicon} type={isSVG ? 'image/svg+xml' : 'image/png'} />
      {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
    </>
  );
}

/** What link previews read of a post. */
function Article({ post }: { post: Post }) {
  const { authors, date, tags } = post;
  return (
    <>
      <meta property="article:published_time" content={date} />
      {(authors ?? []).map(({ name }) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {(tags ?? []).map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** The picture of a link preview. Its size is known of pictures that the build draws. */
function Picture({ address, page, isOurs }: { address: string; page: Page; isOurs: boolean }) {
  return (
    <>
      <meta property="og:image" content={address} />
      {isOurs && <meta property="og:image:type" content="image/png" />}
      {isOurs && <meta property="og:image:width" content={`${cardWidth}`} />}
      {isOurs && <meta property="og:image:height" content={`${cardHeight}`} />}
      <meta property="og:image:alt" content={page.headTitle} />
    </>
  );
}

/** What search engines, link previews, analytics and the site's own search read. */
function Description({ site, page }: { site: Site; page: Page }) {
  const structured = structuredData(site, page);
  const card = page.post?.card || (page.card && site.url + page.card);
  return (
    <>
      <meta name="description" content={page.description} />
      {page.noIndex && <meta name="robots" content="noindex,nofollow" />}
      {page.canonical && <link rel="canonical" href={page.canonical} />}
      {(page.languages ?? [])
        .filter(({ same }) => same)
        .map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={site.url + href} />
        ))}
      {page.languages?.[0]?.same && (
        <link rel="alternate" hrefLang="x-default" href={site.url + page.languages[0].href} />
      )}
      {page.markdown && <link rel="alternate" type="text/markdown" href={page.markdown} />}
      {page.feed && <link rel="alternate" type="application/rss+xml" title={`${site.name} RSS`} href="/blog/rss.xml" />}
      {page.feed && (
        <link rel="alternate" type="application/atom+xml" title={`${site.name} Atom`} href="/blog/atom.xml" />
      )}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
      {card && <Picture address={card} page={page} isOurs={card === site.url + page.card} />}
      <meta property="og:type" content={page.post ? 'article' : 'website'} />
      {page.post && <Article post={page.post} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={page.headTitle} />
      <meta property="og:description" content={page.description} />
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      {structured && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />}
      <meta name="vitrine:productId" content={page.productId || 'null'} />
      <meta name="vitrine:productCategoryId" content={page.categoryId || 'null'} />
    </>
  );
}
