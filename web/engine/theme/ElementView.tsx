import * as React from 'react';
import type { Block, Element } from '../contract/contract.gen';
import { useFilled } from './markup';

interface ElementViewProps extends Element {
  /** Shows the blocks in its slots. */
  View: React.ComponentType<Block>;
}

/** An element or an expression of a page in MDX, with the markdown in its slots. */
export function ElementView({ picture, inline, text, View }: ElementViewProps) {
  const prose = useFilled(View);
  const { name, family, options, pending, html } = picture!;
  const texts = prose(text).split('<!--slot-->');
  const filled = html.replace(
    /(<vitrine-slot data-slot="(\d+)"( data-inline="")?>)(<\/vitrine-slot>)/g,
    (_, open: string, index: string, within: string | undefined, close: string) => {
      const inner = (texts[Number(index)] ?? '').trim();
      return open + (within ? inner.replace(/^<p>([^]*)<\/p>$/, '$1') : inner) + close;
    },
  );
  const isLive = options.hydrate !== 'never';
  return React.createElement(inline ? 'span' : 'div', {
    className: isLive ? 'demo' : 'element',
    'data-island': isLive ? 'demo' : undefined,
    'data-demo': name,
    'data-family': family || undefined,
    'data-hydrate': isLive ? options.hydrate : undefined,
    'data-pending': pending || undefined,
    dangerouslySetInnerHTML: { __html: filled },
  });
}
