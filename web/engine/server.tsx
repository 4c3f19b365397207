import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHash } from 'node:crypto';
import { Document } from './document/Document';
import { announcementScript } from './announcement/announcement';
import { speculation } from './document/DocumentHead';
import { frameDirection } from './document/frame-direction';
import { sandboxPage } from './sandbox/page';
import { defaultTheme } from './preferences/theme';
import { NavigationTree, ThemeProvider } from './theme/parts';
import type { Theme } from './theme/theme';
import type { Document as DocumentData, Navigation } from './contract/contract.gen';
import type { Family } from './family';
import { inBothModes } from './preferences/modes';
import type { CriticalStyle } from './prerender/critical';
import { contentSecurityPolicy, type PolicySources } from './prerender/policy';

export { plugins as rtlPlugins } from './hydration/rtl';
export { renderDemos } from './prerender/demos';

export interface RenderInput {
  /** Its demos carry their HTML already. */
  document: DocumentData;
  policy: PolicySources;
  /** The rules that the page's demos need before any script runs. */
  critical: CriticalStyle[];
}

/** What Node renders with a theme: pages, trees and the site's components. The entry of the bundle names the theme. */
export function createRenderer(theme: Theme) {
  const inTheme = (element: React.ReactElement) =>
    renderToStaticMarkup(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  return {
    /** Renders one page around its demos, whose styles stand in the head. */
    renderPage({ document, policy, critical }: RenderInput): string {
      // Browsers differ in whether rules for prefetching count as inline scripts: their hash is right for all of them.
      const csp = contentSecurityPolicy(policy, {
        scripts: [
          document.assets.boot,
          speculation(document.site.base),
          ...(document.page.frame ? [frameDirection] : []),
          ...(document.site.brand?.announcement.text ? [announcementScript(document.site.brand.announcement.id)] : []),
        ].map(hashOf),
        styles: critical.flatMap(({ css, kept }) => (kept ? [hashOf(css), `'${kept}'`] : [hashOf(css)])),
      });
      const page = <Document {...document} theme={theme} csp={csp} critical={critical} />;
      return `<!doctype html>${renderToStaticMarkup(page)}`;
    },

    /**
     * The whole tree of a product, as the shell fetches it when a reader opens a group that the page does not carry.
     */
    renderNavigation: ({ entries }: Navigation): string => inTheme(<NavigationTree entries={entries ?? []} />),

    renderComponent: (load: () => React.ComponentType<object>, props: object) => renderComponent(load, props, inTheme),
  };
}

/** A component of the site, rendered ahead of time; what is wrong with it is told, not thrown. */
function renderComponent(
  load: () => React.ComponentType<object>,
  props: object,
  render: (element: React.ReactElement) => string,
): { html?: string; problem?: { kind: string; message: string } } {
  try {
    const Component = load();
    if (typeof Component !== 'function') {
      return {
        problem: {
          kind: 'not-component',
          message: 'Its default export is not a component.',
        },
      };
    }
    const html = render(<Component {...props} />);
    if (/<(script|style)[\s>]/.test(html)) {
      return {
        problem: {
          kind: 'global',
          message: 'It renders a <script> or <style> element, which the policy of the page blocks.',
        },
      };
    }
    return { html };
  } catch (error) {
    return { problem: { kind: 'threw', message: String(error) } };
  }
}

/** The page that edited demos run in. */
export function renderSandbox(script: string): string {
  return sandboxPage(script, hashOf(script));
}

/** The static stylesheet of a family: its custom properties for both modes. */
export function familyStylesheet(family: Family) {
  return inBothModes(family.stylesheet?.(defaultTheme) ?? '');
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
