import * as React from 'react';
import { Attribute } from '../dom';

interface SlotProps {
  /** The element that the text stands in. */
  of: string;
  index: number;
  /** Text within a line. */
  inline?: boolean;
}

/**
 * The place of markdown within an element. Its text is rendered apart and put in here when the page is done; an element
 * that comes to life leaves it as it is.
 */
export function VitrineSlot({ of, index, inline }: SlotProps) {
  const [html] = React.useState(() => textOf(of, index));
  return React.createElement('vitrine-slot', {
    [Attribute.Slot]: index,
    [Attribute.Inline]: inline ? '' : undefined,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

function textOf(of: string, index: number) {
  if (typeof document === 'undefined') return '';
  const place = `[${Attribute.Demo}="${of}"] [${Attribute.Slot}="${index}"]`;
  return document.querySelector(place)?.innerHTML ?? '';
}
