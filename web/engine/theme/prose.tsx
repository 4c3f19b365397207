// Prose is finished HTML with places for other blocks, at any depth.
import * as React from 'react';
import type { Prose } from '../contract/contract.gen';
import { BlockView } from './blocks';
import { useFilled } from './markup';

/** Puts blocks into their places in prose. */
export const useProse = () => useFilled(BlockView);

interface ProseElementProps extends React.HTMLAttributes<HTMLElement> {
  as: 'div' | 'span' | 'td' | 'th' | 'dd' | 'p';
  text: Prose;
  scope?: string;
}

/** An element that holds prose and nothing else. */
export function ProseElement({ as: Tag, text, ...attributes }: ProseElementProps) {
  const prose = useProse();
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: prose(text) }} />;
}
