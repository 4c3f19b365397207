import type * as React from 'react';
import type { StyleCollector } from '../family';

/** A stylesheet that a demo made while it was rendered: the build confines it to the demo. */
export interface Sheet {
  family: string;
  demos: string[];
  css: string;
  /** What its element is for; '' for everything. */
  media: string;
  href: string;
  precedence: string;
  /** Whether its element stays in the demo: the policy of the page has to know it, though no browser applies it. */
  kept: boolean;
  /** Key and name by which the runtime finds global styles that are there already. */
  global?: string;
}

/** The part of a runtime for styled components that collecting needs. */
export interface StyledRuntime {
  ServerStyleSheet: new () => {
    collectStyles(tree: React.ReactElement): React.ReactElement;
    getStyleTags(): string;
    seal(): void;
  };
}

/** Collects the rules of styled components. */
export function styledCollector({ ServerStyleSheet }: StyledRuntime): StyleCollector {
  const sheet = new ServerStyleSheet();
  return {
    wrap: (tree) => sheet.collectStyles(tree),
    css() {
      const tags = sheet.getStyleTags();
      sheet.seal();
      return tags;
    },
  };
}

const styleElement = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

/** Rules as a collector gives them, without elements and without the marks by which a runtime finds its rules again. */
export const rulesOf = (text: string) =>
  text
    .replace(styleElement, '$2')
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .trim();

const attribute = (attributes: string, name: string) =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** React writes text of elements with entities, which browsers don't read in a stylesheet. */
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!);

/**
 * Takes the stylesheets out of rendered markup. Their elements stay, for no medium, since the demo is hydrated
 * around them; those that React puts into the head go.
 */
export function takeSheets(html: string): { html: string; sheets: Omit<Sheet, 'family' | 'demos'>[] } {
  const sheets: Omit<Sheet, 'family' | 'demos'>[] = [];
  const without = html.replace(styleElement, (_, attributes: string, text: string) => {
    // A browser takes it for the element's end in strings and comments too; “\/” means the same there.
    const css = plain(text).replace(/<\/(?=style)/gi, '<\\/');
    const media = attribute(attributes, 'media');
    const href = attribute(attributes, 'data-href');
    const precedence = attribute(attributes, 'data-precedence');
    const kept = !href || !precedence;
    sheets.push({ css, media, href, precedence, kept });
    return kept ? `<style media="not all"${attributes.replace(/\smedia="[^"]*"/, '')}>${css}</style>` : '';
  });
  return { html: without, sheets };
}

/** The sheets of a page's demos: the same one once, with all demos that made it. */
export function uniteSheets(list: readonly Sheet[]): Sheet[] {
  const united = new Map<string, Sheet>();
  for (const sheet of list) {
    const { family, css, media, href, precedence, kept, global } = sheet;
    const key = JSON.stringify([family, css, media, href, precedence, kept, global]);
    const known = united.get(key);
    if (known) known.demos.push(...sheet.demos.filter((name) => !known.demos.includes(name)));
    else united.set(key, { ...sheet, demos: [...sheet.demos] });
  }
  return [...united.values()];
}
