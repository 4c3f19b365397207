// How the site calls the stylings of demos, in cookies and for analytics: see “stylings” in docs/reference.md.
import type { CodeStyling } from './preferences';

/** The names in the order of the folders, with commas; the bundler writes them here. */
declare const vitrineStylings: string;

const names = (typeof vitrineStylings === 'undefined' ? 'System,Tailwind,CSS' : vitrineStylings).split(',');
const folders: readonly CodeStyling[] = ['system', 'tailwind', 'css'];

export const nameOfStyling = (styling: CodeStyling) => names[folders.indexOf(styling)]!;

/** The styling that a cookie names; undefined for none. */
export const stylingOfName = (name: string | undefined) => folders[names.indexOf(name!)];
