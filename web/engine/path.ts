// The path rules in the browser (specification §2). internal/vitrine/path.go says the same in Go; one table of
// cases holds both.

export const defaultLanguage = 'en';

/** Recognized in paths whether or not a site lists it. */
const chinese = 'zh';

/** A path taken apart: what Address says in internal/vitrine. */
export interface Address {
  /** Two letters; "en" where the path names none. */
  language: string;
  /** The path without language, with query and hash. */
  as: string;
  /** `as` without the hash. */
  server: string;
  /** The canonical path: no query, no hash, no trailing slash except on "/", a leading /api is /api-docs. */
  route: string;
}

const rooted = (path: string) => `/${path.replace(/^[/\\]+/, '')}`;

/** Takes a path apart. `languages` are those that the site has beside English and Chinese. */
export function canonical(urlPath: string, languages: readonly string[] = []): Address {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)((?:\?[^#]*)?)((?:#.*)?)$/s.exec(urlPath) ?? [];
  const known = [defaultLanguage, chinese, ...languages].filter((language) => language.length === 2);
  let path = rooted(before);
  let language = '';
  for (;;) {
    const [first] = path.slice(1).split('/') as [string];
    if (!known.includes(first)) break;
    language ||= first;
    path = rooted(path.slice(1 + first.length));
  }
  return {
    language: language || defaultLanguage,
    as: path + query + hash,
    server: path + query,
    route: routeOf(path),
  };
}

function routeOf(path: string) {
  const route = path.replace(/\/+$/, '') || '/';
  return /^\/api(?=\/|$)/.test(route) ? route.replace('/api', '/api-docs') : route;
}
