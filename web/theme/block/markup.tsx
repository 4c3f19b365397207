import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Prose } from '../../contract/contract.gen';
import { useWordTable, WordsProvider } from '../Words';

type Show = (block: Block) => React.ReactNode;

/** How a block is shown: prose can hold any kind, and knows none. */
export const Blocks = React.createContext<Show>(({ kind }) => {
  throw new Error(`Nobody shows a block of the kind "${kind}" here.`);
});

/** Renders an element to a string, where markup can only be a string. No hook may follow a call in a component. */
export function useMarkup() {
  const words = useWordTable();
  const show = React.useContext(Blocks);
  return (node: React.ReactNode) =>
    renderToStaticMarkup(
      <WordsProvider value={words}>
        <Blocks.Provider value={show}>{node}</Blocks.Provider>
      </WordsProvider>,
    );
}

/** Puts blocks into their places in prose, which are comments: a place can stand in any element. */
export function useProse() {
  const markup = useMarkup();
  const show = React.useContext(Blocks);
  return ({ html, blocks }: Prose) =>
    html.replace(/<!--b:(\d+)-->/g, (_, index: string) => {
      const block = blocks?.[Number(index)];
      if (!block) {
        throw new Error(`Prose has a place for the block ${index} and no such block.`);
      }
      return markup(show(block));
    });
}

interface ProseElementProps extends React.HTMLAttributes<HTMLElement> {
  as: 'div' | 'span' | 'td' | 'th';
  text: Prose;
  scope?: string;
}

/** An element that holds prose and nothing else. */
export function ProseElement({ as: Tag, text, ...attributes }: ProseElementProps) {
  const prose = useProse();
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: prose(text) }} />;
}
