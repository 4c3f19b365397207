import * as React from 'react';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { ThemeState } from '../preferences/theme';
import type { Family } from '../family';
import { DemoBoundary } from './boundary';

export interface DemoTreeProps {
  family: Family;
  cache: EmotionCache;
  state: ThemeState;
  /** The library's own labels in the language of the page. */
  packs?: readonly object[];
  Component: React.ComponentType;
  /** Another number starts the demo anew. */
  attempt?: number;
  /** Called when the demo throws in the browser; never on the server, where a throw is a build error. */
  onCrash?: (error: unknown) => void;
  /** Where a crash is reported. */
  report?: string;
}

/**
 * What stands around a demo. Server and browser render this same tree, since identifiers made by React depend on the
 * shape of the tree above them.
 */
export function DemoTree({ family, cache, state, packs, Component, attempt, onCrash, report }: DemoTreeProps) {
  return (
    <CacheProvider value={cache}>
      <family.Provider state={state} packs={packs}>
        <DemoBoundary onCrash={onCrash} report={report}>
          <Component key={attempt} />
        </DemoBoundary>
      </family.Provider>
    </CacheProvider>
  );
}

/** Prefix of the identifiers that React makes inside one demo; two demos of a page never share one. */
export function identifierPrefix(demo: string) {
  return `${demo}-`;
}
