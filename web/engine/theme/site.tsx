// What all pages have in common, for parts of a theme that no page hands it to.
import * as React from 'react';
import type { Site } from '../contract/contract.gen';

const key = Symbol.for('vitrine.site');
const shared = globalThis as { [key]?: React.Context<Site | null> };
const context = () => (shared[key] ??= React.createContext<Site | null>(null));

export function SiteProvider({ site, children }: { site: Site | null; children: React.ReactNode }) {
  const { Provider } = context();
  return <Provider value={site}>{children}</Provider>;
}

export const useSiteOrNull = () => React.useContext(context());

export function useSite(): Site {
  const site = useSiteOrNull();
  if (!site) {
    throw new Error('useSite was called outside of a page: there is no site around it.');
  }
  return site;
}
