// Stands for React's own where demos are tried: elements of the site pass here, those within libraries do not.
import type * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { altered, isWithout } from './altered';

export { Fragment };

export const jsxDEV = (
  type: React.ElementType,
  props: Record<string, unknown>,
  key: React.Key | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, altered(type, props), isWithout(type, 'key') ? undefined : key);
