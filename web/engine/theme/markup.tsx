// Markup that can only be a string: prose with places for other blocks is one.
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Prose } from '../contract/contract.gen';
import { MessagesProvider, useMessageTable } from '../messages/context';
import { ThemeProvider, useTheme } from './parts';
import { SiteProvider, useSiteOrNull } from './site';

/** Renders an element to a string, where markup can only be a string. No hook may follow a call in a component. */
export function useMarkup() {
  const theme = useTheme();
  const site = useSiteOrNull();
  const messages = useMessageTable();
  return (node: React.ReactNode) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <SiteProvider site={site}>
          <MessagesProvider value={messages}>{node}</MessagesProvider>
        </SiteProvider>
      </ThemeProvider>,
    );
}

/** Puts blocks into their places in prose, which are comments: a place can stand in any element. */
export function useFilled(View: React.ComponentType<Block>) {
  const markup = useMarkup();
  return ({ html, blocks }: Prose) =>
    html.replace(/<!--b:(\d+)-->/g, (_, index: string) => {
      const block = blocks?.[Number(index)];
      if (!block) {
        throw new Error(`Prose has a place for the block ${index} and no such block.`);
      }
      return markup(<View {...block} />);
    });
}
