// What npm's lock file installs.

interface Package {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Package>;
}

const folder = 'node_modules/';

/** Where a package finds another one, from its own folder upwards; undefined if it is not installed. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(above.lastIndexOf(folder) - 1, 0))) {
    const place = `${above && `${above}/`}${folder}${name}`;
    if (packages[place]) return place;
    if (!above) return undefined;
  }
}

/** Names and versions of packages and of all that they need, sorted. */
export function installed(lock: Lock, names: Iterable<string>): string[] {
  const places = new Set<string>();
  const visit = (from: string, name: string) => {
    const place = placeOf(lock, from, name);
    if (!place || places.has(place)) return;
    places.add(place);
    const { dependencies, peerDependencies, optionalDependencies } = lock.packages[place]!;
    const needed = { ...dependencies, ...peerDependencies, ...optionalDependencies };
    for (const other of Object.keys(needed)) visit(place, other);
  };
  for (const name of names) visit('', name);
  return [...places].map((place) => `${place} ${lock.packages[place]!.version}`).sort();
}
