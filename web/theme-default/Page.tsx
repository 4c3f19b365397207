import {
  Bar,
  Class,
  Contents,
  Id,
  Navigation,
  PageFooter,
  PageHeader,
  Section,
  useMessages,
  type NavEntry,
  type NavigationData,
  type PageProps,
  type Site,
} from '../engine';
import { IconSymbols } from './icon/Icon';

/** Where a page belongs to no product, its navigation is the choice of products. */
function entriesOf(navigation: NavigationData, site: Site): NavEntry[] {
  if (navigation.entries?.length) {
    return navigation.entries;
  }
  return (site.products ?? []).map(({ label, home }) => ({
    pathname: home,
    title: label,
    href: home,
    group: true,
  }));
}

/** The shell and the page in it, as a pure function of its data: it is never hydrated. */
export function Page({ site, page, navigation, assets }: PageProps) {
  const say = useMessages();
  const product = site.products?.find(({ id }) => id === (navigation.product || page.productId));
  const label = product?.label ?? (navigation.label || site.name);
  return (
    <>
      <IconSymbols extra={assets.icons} />
      <div className={Class.Shell}>
        <a className={`skip ${Class.Ui}`} href={`#${Id.Main}`}>
          {say('Skip to content')}
        </a>
        <Bar site={site} page={page} product={product} label={label} assets={assets} />
        <div className="frame shell">
          <Navigation
            product={navigation.product}
            label={label}
            entries={entriesOf(navigation, site)}
            tree={navigation.tree}
          />
          <main className={Class.Main} id={Id.Main} tabIndex={-1}>
            <PageHeader page={page} />
            {(page.sections ?? []).map((section, index) =>
              section.blocks?.length ? <Section key={section.id || index} {...section} /> : null,
            )}
            <PageFooter site={site} page={page} rated={(assets.extras ?? []).some(({ id }) => id === Id.Feedback)} />
          </main>
          <Contents contents={page.contents ?? []} />
        </div>
      </div>
    </>
  );
}
