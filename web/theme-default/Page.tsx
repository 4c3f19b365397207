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
  Verified,
  type NavEntry,
  type NavigationData,
  type PageData,
  type PageProps,
  type Site,
} from '../engine';
import { IconSymbols } from './icon/Icon';
import { Announcement } from './bar/Announcement';
import { FormerVersion } from './bar/Versions';
import { english } from './header/english';
import { isNotFound, NotFound } from './lost/NotFound';
import { HomeMain, isHome } from './home/Home';
import { inOrder } from './section/order';
import { transitionName } from './wall/transition';

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

/** Whether some sections stand beside the others: their column is within the main part. */
const isReference = ({ sections }: PageData) => (sections ?? []).some(({ beside }) => beside);

/** The main part. Sections beside the others come first for who reads in order; styles say where they stand. */
function Main({ site, page, assets }: Omit<PageProps, 'navigation'>) {
  const show = (beside: boolean) =>
    inOrder(page).map((section, index) =>
      !section.beside === beside || !section.blocks?.length ? null : <Section key={section.id || index} {...section} />,
    );
  const rated = (assets.extras ?? []).some(({ id }) => id === Id.Feedback);
  if (isNotFound(page)) {
    return (
      <main className={Class.Main} id={Id.Main} tabIndex={-1}>
        <NotFound site={site} page={page} />
        <PageFooter site={site} page={page} rated={rated} />
      </main>
    );
  }
  if (isHome(page)) return <HomeMain site={site} page={page} rated={rated} />;
  if (!isReference(page)) {
    return (
      <main {...english(page)} className={Class.Main} id={Id.Main} tabIndex={-1} data-place={transitionName(page.path)}>
        <PageHeader page={page} />
        {show(false)}
        <Verified page={page} />
        <PageFooter site={site} page={page} rated={rated} />
      </main>
    );
  }
  return (
    <main {...english(page)} className={`${Class.Main} has-side`} id={Id.Main} tabIndex={-1}>
      <PageHeader page={page} />
      <div className={`side ${Class.Ui}`}>
        <div>
          <div className="subject">{show(true)}</div>
          <Contents contents={page.contents ?? []} inside />
        </div>
      </div>
      <div className="lists">
        {show(false)}
        <Verified page={page} />
        <PageFooter site={site} page={page} rated={rated} />
      </div>
    </main>
  );
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
        {(page.contents ?? []).length > 0 && (
          <>
            <a className={`skip in-column ${Class.Ui}`} href="#contents-title">
              {say('Skip to the table of contents')}
            </a>
            <a className={`skip in-head ${Class.Ui}`} href="#on-this-page">
              {say('Skip to the table of contents')}
            </a>
          </>
        )}
        <Announcement {...site.brand?.announcement} />
        <FormerVersion />
        <Bar site={site} page={page} product={product} label={label} assets={assets} />
        <div className={isHome(page) ? 'frame shell home' : 'frame shell'}>
          <Navigation
            product={navigation.product}
            label={label}
            entries={entriesOf(navigation, site)}
            tree={navigation.tree}
          />
          <Main site={site} page={page} assets={assets} />
          {!isReference(page) && !isHome(page) && <Contents contents={page.contents ?? []} glance={page.glance} />}
        </div>
      </div>
    </>
  );
}
