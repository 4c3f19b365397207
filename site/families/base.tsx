import * as React from 'react';
import type { Family, FamilyProviderProps } from 'vitrine/engine';

/** Base UI has no theme: its demos bring their own styles. */
function BaseProvider({ children }: FamilyProviderProps) {
  return <React.Fragment>{children}</React.Fragment>;
}

const base: Family = { key: 'base', Provider: BaseProvider };

export default base;
