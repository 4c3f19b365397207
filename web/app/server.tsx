import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHash } from 'node:crypto';
import { Document } from '../theme/Document';
import { speculation } from '../theme/document/DocumentHead';
import { defaultTheme } from '../state/theme';
import type { Document as DocumentData } from '../contract/contract.gen';
import type { Family } from './family';
import { renderDemos, type DemoFinding, type NodeDemoModule } from './demos';
import { contentSecurityPolicy, type PolicySources } from './policy';

export { plugins as rtlPlugins } from './rtl';

export interface RenderInput {
  document: DocumentData;
  policy: PolicySources;
}

export interface RenderOutput {
  html: string;
  demos: DemoFinding[];
}

/** Renders one page: its demos first, since the head carries their styles, then the document around them. */
export function renderPage(input: RenderInput, module: NodeDemoModule | undefined, begin: (demo: string) => void): RenderOutput {
  const { document } = input;
  const found = renderDemos(document.page, module, begin);
  for (const section of document.page.sections ?? []) {
    for (const block of section.blocks ?? []) {
      const rendered = block.demo && found.demos.find(({ name }) => name === block.demo?.name);
      if (block.demo && rendered) {
        block.demo.html = rendered.html;
        block.demo.pending = rendered.pending;
      }
    }
  }
  // Browsers differ in whether rules for prefetching count as inline scripts: their hash is right for all of them.
  const csp = contentSecurityPolicy(input.policy, {
    scripts: [document.assets.boot, speculation].map(hashOf),
    styles: found.critical.map(({ css }) => hashOf(css)),
  });
  const html = renderToStaticMarkup(<Document {...document} csp={csp} critical={found.critical} />);
  return { html: `<!doctype html>${html}`, demos: found.demos };
}

/** The static stylesheet of a family: its custom properties for both modes. */
export function familyStylesheet(family: Family) {
  return family.stylesheet?.(defaultTheme) ?? '';
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
