// What to test after a change: the Go packages that changed with their importers, the web, single pages.
import { posix } from 'node:path';

/** Folders whose files are tested by packages in other folders. */
const testedElsewhere = [
  [/^docs-site\//, ['cmd/vitrine']],
  [/^deploy\/|^\.github\/|^docs\/deploy\//, ['internal/hosts']],
  [
    /^docs\/|^Makefile$|^[^/]+\.md$/,
    ['cmd/vitrine', 'cmd/vitrined', 'internal/source', 'internal/scaffold'],
  ],
];

/** Files outside of web/ that its unit and browser tests cover. */
const testedAsWeb =
  /^site\/(components|families|specimens)\/|^tools\/.+\.(mjs|ts)$|^package(-lock)?\.json$/;

/** The nearest folder of a file, upwards, for which `has` holds. */
function nearest(file, has) {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    if (has(folder)) return folder;
    if (folder === '.') return undefined;
  }
}

/**
 * Sorts changed files into what tests them.
 *
 * @param {string[]} files paths from the root of the checkout
 * @param {{ goFolders: Set<string>, isPage: (folder: string) => boolean }} checkout the folders of all Go packages, and
 *   whether a folder has a page
 * @returns {{ go: string[], tsgo: boolean, web: boolean, pages: string[], site: boolean }} folders of Go packages;
 *   whether the module in tsgo/, the web and the configuration of the site have changed; addresses of pages
 */
export function sortChanges(files, { goFolders, isPage }) {
  const go = new Set();
  const pages = new Set();
  const changed = { tsgo: false, web: false, site: false };
  for (const file of files) {
    const page = file.startsWith('site/content/') && nearest(file, isPage);
    if (page) pages.add(`${page.slice('site/content'.length)}/`);
    else if (file.startsWith('tsgo/')) changed.tsgo = true;
    else if (file.startsWith('web/') && !file.endsWith('.go')) changed.web = true;
    else if (testedAsWeb.test(file)) changed.web = true;
    else if (file.startsWith('site/')) changed.site = true;
    else if (/^go\.(mod|sum)$/.test(file))
      goFolders.forEach((folder) => go.add(folder));
    else {
      const elsewhere = testedElsewhere.find(([pattern]) => pattern.test(file));
      const folder = nearest(
        file,
        (candidate) => candidate !== '.' && goFolders.has(candidate),
      );
      for (const one of elsewhere?.[1] ?? (folder ? [folder] : [])) go.add(one);
    }
  }
  // The engine links the compiler in tsgo/ through one package.
  if (changed.tsgo) go.add('internal/typescript');
  return { ...changed, go: [...go].sort(), pages: [...pages].sort() };
}

/**
 * Adds to packages all that import them, in tests too.
 *
 * @param {string[]} changed import paths
 * @param {{ path: string, imports: string[] }[]} packages all packages of the module with all that they and their tests
 *   depend on
 */
export const withImporters = (changed, packages) =>
  packages
    .filter(
      ({ path, imports }) =>
        changed.includes(path) || imports.some((name) => changed.includes(name)),
    )
    .map(({ path }) => path)
    .sort();
