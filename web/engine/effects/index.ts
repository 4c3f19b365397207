// What compilers ask for beside the runtime of elements: those with a key behind spread props.
import * as React from 'react';
import { altered } from './altered';

export const createElement = (
  type: React.ElementType,
  props: Record<string, unknown>,
  ...children: React.ReactNode[]
): React.ReactElement => React.createElement(type, altered(type, props), ...children);
