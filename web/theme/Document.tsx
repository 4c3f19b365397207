import type { Document as DocumentData, Navigation as NavigationData, NavEntry, Site } from '../contract/contract.gen';
import { After } from './after/After';
import { showsFrames } from './block/framed';
import { Bar } from './bar/Bar';
import { Contents } from './contents/Contents';
import { DocumentHead, type CriticalStyle } from './document/DocumentHead';
import { PageAssets } from './document/PageAssets';
import { FramePage } from './frame/FramePage';
import { Head } from './head/Head';
import { IconSymbols } from './icon/Icon';
import { Navigation } from './navigation/Navigation';
import { Section } from './section/Section';
import { useWords, WordsProvider } from './Words';

export type { CriticalStyle };

/** Where a page belongs to no product, its navigation is the choice of products. */
function entriesOf(navigation: NavigationData, site: Site): NavEntry[] {
  if (navigation.entries?.length) {
    return navigation.entries;
  }
  return (site.products ?? []).map(({ label, home }) => ({ pathname: home, title: label, href: home, group: true }));
}

export interface DocumentProps extends DocumentData {
  /** Content security policy of the page; "" for none. */
  csp: string;
  critical: readonly CriticalStyle[];
}

/** A whole page, as a pure function of its data. It is rendered to static markup: the shell is never hydrated. */
export function Document(props: DocumentProps) {
  return (
    <WordsProvider value={props.words ?? {}}>
      {props.page.frame ? <FramePage {...props} /> : <ShellPage {...props} />}
    </WordsProvider>
  );
}

function ShellPage({ site, page, navigation, assets, csp, critical }: DocumentProps) {
  const say = useWords();
  const product = site.products?.find(({ id }) => id === (navigation.product || page.productId));
  const label = product?.label ?? (navigation.label || site.name);
  return (
    <html lang={page.language} dir="ltr" data-mode="light">
      <DocumentHead site={site} page={page} assets={assets} csp={csp} critical={critical} />
      <body>
        <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
        <IconSymbols extra={assets.icons} />
        <div className="vt">
          <a className="skip ui" href="#main">
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
            <main className="main" id="main" tabIndex={-1}>
              <Head page={page} />
              {(page.sections ?? []).map((section, index) =>
                section.blocks?.length ? <Section key={section.id || index} {...section} /> : null,
              )}
              <After
                site={site}
                page={page}
                rated={(assets.extras ?? []).some(({ id }) => id === 'vitrine-feedback')}
              />
            </main>
            <Contents contents={page.contents ?? []} />
          </div>
        </div>
        <PageAssets assets={assets} framed={isFramed(page)} />
      </body>
    </html>
  );
}

/** Whether the page shows demos in frames: their toolbars work like those of any other. */
const isFramed = (page: DocumentProps['page']) => (page.sections ?? []).some(({ blocks }) => showsFrames(blocks));
