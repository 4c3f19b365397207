import type { Document as DocumentData } from '../contract/contract.gen';
import { Class } from '../dom';
import { MessagesProvider } from '../messages/context';
import type { CriticalStyle } from '../prerender/critical';
import { demosOf, showsFrames } from '../theme/framed';
import { Frame, Page, Section, ThemeProvider } from '../theme/parts';
import { SiteProvider } from '../theme/site';
import type { Theme } from '../theme/theme';
import { DocumentHead } from './DocumentHead';
import { frameDirection } from './frame-direction';
import { PageAssets } from './PageAssets';

export interface DocumentProps extends DocumentData {
  theme: Theme;
  /** Content security policy of the page; "" for none. */
  csp: string;
  critical: readonly CriticalStyle[];
}

/**
 * A whole page, as a pure function of its data. The engine writes the head, the boot script and the modules of the
 * page; what is seen is the theme's.
 */
export function Document({ theme, messages, site, page, navigation, assets, csp, critical }: DocumentProps) {
  const sections = page.sections ?? [];
  return (
    <ThemeProvider theme={theme}>
      <SiteProvider site={site}>
        <MessagesProvider value={messages ?? {}}>
          <html lang={page.language} dir={page.rtl ? 'rtl' : 'ltr'} data-mode="light">
            <DocumentHead site={site} page={page} assets={assets} csp={csp} critical={critical} />
            <body>
              {page.frame && <script dangerouslySetInnerHTML={{ __html: frameDirection }} />}
              <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
              {!page.frame && <AgentAddresses site={site} page={page} />}
              {page.frame && sections[0]?.blocks?.some(({ kind }) => kind === 'playground') ? (
                <Section {...sections[0]} />
              ) : page.frame ? (
                <Frame demo={onlyDemo(page.path, demosOf(sections[0]?.blocks))} />
              ) : (
                <Page site={site} page={page} navigation={navigation} assets={assets} />
              )}
              <PageAssets assets={assets} framed={!page.frame && sections.some(({ blocks }) => showsFrames(blocks))} />
            </body>
          </html>
        </MessagesProvider>
      </SiteProvider>
    </ThemeProvider>
  );
}

/**
 * Addresses for coding agents, which fetch HTML and read it from the top: the page as markdown, and the index of all
 * pages of its product. Browsers and screen readers skip them; links would keep the skip links from being the first
 * ones. As a part of the shell, they stay hidden whatever a library's stylesheet says of paragraphs.
 */
function AgentAddresses({ site, page }: Pick<DocumentData, 'site' | 'page'>) {
  const home = site.products?.find(({ id }) => id === page.productId)?.home ?? '/';
  const markdown = page.markdown && `${site.url}${page.markdown} has this page as markdown, `;
  return (
    <p className={Class.Ui} hidden lang="en">
      {`For coding agents: ${markdown}${site.url}${home}llms.txt lists all pages.`}
    </p>
  );
}

function onlyDemo<Demo>(path: string, [demo]: readonly Demo[]): Demo {
  if (!demo) {
    throw new Error(`The frame ${path} has no demo.`);
  }
  return demo;
}
