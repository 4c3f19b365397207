/** What can be found in a theme: its values by their paths. */
export interface FoundValue {
  name: string;
  id: string;
  default: string;
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The values of a tree, each with the address that opens its branch. */
export function valuesOf(tree: object, path = ''): FoundValue[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    if (isTree(value)) return valuesOf(value, name);
    const text = typeof value === 'function' ? '' : (JSON.stringify(value) ?? '');
    return text.length > 80
      ? []
      : [{ name, id: `?expand-path=$.${path || key}`, default: text }];
  });
}
