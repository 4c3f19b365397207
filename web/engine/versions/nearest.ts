// Where a page is read in another version.

/** A version of the site, as versions.json lists it. */
export interface Version {
  label: string;
  /** Path before its addresses; "" at the root. */
  base: string;
  pages: readonly string[];
}

/** The address of the same page in a version, or of the nearest above it. */
export function nearest({ base, pages }: Version, page: string, language: string): string {
  const translated = `/${language}/`;
  let path = page.startsWith(translated) ? page.slice(translated.length - 1) : page;
  while (path !== '/' && !pages.includes(path)) {
    path = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1) || '/';
  }
  return base + path;
}
