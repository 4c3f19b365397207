import * as React from 'react';
import type { Family, FamilyProviderProps } from 'vitrine/engine';

/** MUI System has no theme of its own: demos that want one bring it. */
function SystemProvider({ children }: FamilyProviderProps) {
  return <React.Fragment>{children}</React.Fragment>;
}

const system: Family = { key: 'system', Provider: SystemProvider };

export default system;
