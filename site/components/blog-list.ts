/** Posts of one page of the list, without the featured ones. */
export const together = 5;

export interface View {
  tags: string[];
  /** From 1. */
  page: number;
}

/** What an address asks for; a page that is no number is the first. */
export function viewOf(search: string): View {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  const tags = (parameters.get('tags') ?? '').split(',').filter(Boolean);
  return { tags, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The search part of the address of a view; "" for the first page of all posts. */
export function searchOf({ tags, page }: View): string {
  const parameters = new URLSearchParams();
  if (tags.length) parameters.set('tags', tags.join(','));
  if (page > 1) parameters.set('page', String(page));
  return parameters.size ? `?${parameters}` : '';
}

interface Listed {
  tags: readonly string[];
  featured: boolean;
}

/**
 * Which posts a view shows, by index, and how many pages its list has. Featured posts stand above the first page of all
 * posts; among chosen tags they are posts like any other.
 */
export function shown(
  posts: readonly Listed[],
  { tags, page }: View,
): { indexes: number[]; featured: number[]; pages: number; page: number } {
  const all = posts.map((post, index) => ({ ...post, index }));
  const wanted = tags.length
    ? all.filter((post) => tags.some((tag) => post.tags.includes(tag)))
    : all.filter(({ featured }) => !featured);
  const pages = Math.max(1, Math.ceil(wanted.length / together));
  const at = Math.min(page, pages);
  const top = tags.length || at > 1 ? [] : all.filter(({ featured }) => featured);
  return {
    indexes: wanted
      .slice((at - 1) * together, at * together)
      .map(({ index }) => index),
    featured: top.map(({ index }) => index),
    pages,
    page: at,
  };
}
