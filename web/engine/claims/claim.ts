// What authors of claims import, as “vitrine/claims”: a claim is a sentence of a page and how to try it.
import type { Scene } from './scene';
import type { User } from './user';

/** What is read of a demo: plain values, compared as a whole. */
export type Reading = string | number | boolean | null | readonly Reading[];

/** How a sentence is tried. */
export interface Trial<T extends Reading = Reading> {
  /** What a reader would do. Left out where the sentence says how the demo begins. */
  drive?: (user: User, demo: Scene) => Promise<unknown>;
  /** What tells whether the sentence is true. Input must change it: else nobody sees that the input arrived. */
  read: (demo: Scene) => T;
  /** What is read if the sentence is true. */
  holds: NoInfer<T>;
  /** What would be read if the contrary were true. `vitrine verify --mutate` puts it in the place of `holds`. */
  contrary: NoInfer<T>;
}

export interface Claim extends Trial {
  sentence: string;
  /** As the page names it: SelectBasic.tsx. */
  demo: string;
}

/** All claims of the file, in their order. */
export const claims: Claim[] = [];

/**
 * Claims that a sentence of the page is true, word for word, and says how to try it with a demo of the page. Both are
 * written as they stand, without variables: the build reads them without running anything.
 */
export function claim<T extends Reading>(sentence: string, demo: string, trial: Trial<T>): void {
  claims.push({ ...(trial as Trial), sentence, demo });
}
