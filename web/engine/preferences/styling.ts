// What cookies and analytics call the stylings of demos: their folders, with the name that the site has for the first.
import type { CodeStyling } from './preferences';

/** The label of the first styling in vitrine.yaml; the bundler writes it here. */
declare const vitrineStyling: string;

export const namesOfStylings: Readonly<Record<CodeStyling, string>> = {
  system: vitrineStyling,
  tailwind: 'Tailwind',
  css: 'CSS',
};
