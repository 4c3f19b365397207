// What is known of the components that some code imports: small files that the build made of their types.
import type {
  EditingComponent,
  EditingNames,
  EditingPackage,
  EditingPackages,
  EditingProp,
} from '../contract/contract.gen';
import { fetched } from '../tools/source';
import type { Import } from './imports';

/** What a component takes, with the names that it shares with others. */
export interface Component extends EditingComponent {
  byName: Map<string, EditingProp>;
  /** Names of which no more is known. */
  others: Set<string>;
}

/** Where files of facts come from. */
export type Source = (of: string) => Promise<string>;

const published: Source = (of) => fetched(`${vitrineBase}/editing/${of}.json`);

const wholePackage = /^(?:@[^/]+\/)?[^/]+/;

export class Facts {
  private index: Promise<EditingPackages | undefined> | undefined;
  private sets = new Map<string, Promise<string[] | undefined>>();
  private packages = new Map<string, Promise<EditingPackage | undefined>>();
  private components = new Map<string, Promise<Component | undefined>>();

  constructor(private source: Source = published) {}

  /** What can be imported from the package of a module; undefined where nothing is known of it. */
  package(module: string): Promise<EditingPackage | undefined> {
    const name = wholePackage.exec(module)?.[0] ?? '';
    if (!name || name.startsWith('.')) return Promise.resolve(undefined);
    return kept(this.packages, name, async () => {
      this.index ??= this.read<EditingPackages>('_packages');
      const index = await this.index;
      if (!index) this.index = undefined; // another time
      return index?.packages!.includes(name) ? this.read<EditingPackage>(name) : undefined;
    });
  }

  /** The component that an element is of, by the imports of the code; undefined where it is none that is known. */
  async of(tag: string, imports: Record<string, Import>): Promise<Component | undefined> {
    const [local, ...members] = tag.split('.');
    const imported = imports[local!];
    const known = imported && (await this.package(imported.module));
    if (!imported || !known) return undefined;
    const home = wholePackage.exec(imported.module)![0];
    const below = imported.module.slice(home.length + 1);
    const name = imported.name === '*' ? members.shift() : imported.name;
    const address = name && addressOf(known, home, below, name);
    if (!address) return undefined;
    const of = [address, ...members].join('.');
    // What is a part, or has nothing but parts, is in the list of parts alone.
    const own = of.slice(home.length + 1);
    const isPart = members.length > 0 || (of.startsWith(`${home}/`) && !known.components!.includes(own));
    const other = known.modules?.[below]?.[name] === of;
    return other || !isPart || known.parts?.includes(own) ? this.component(of) : undefined;
  }

  /** A component by what its address says. */
  component(of: string): Promise<Component | undefined> {
    return kept(this.components, of, async () => {
      const found = await this.read<EditingComponent>(of);
      if (!found) return undefined;
      const sets = await Promise.all((found.sets ?? []).map((set) => this.set(set)));
      if (sets.includes(undefined)) return undefined; // its names are not all known
      const others = new Set(sets.flatMap((names) => names!));
      for (const name of found.not ?? []) others.delete(name);
      for (const name of found.also ?? []) others.add(name);
      return { ...found, others, byName: new Map(found.props!.map((prop) => [prop.n, prop])) };
    });
  }

  private set(name: string) {
    return kept(this.sets, name, async () => (await this.read<EditingNames>(`_names/${name}`))?.names ?? undefined);
  }

  /** A file of facts; undefined where there is none, or where it can't be had now. */
  private async read<File>(of: string): Promise<File | undefined> {
    try {
      return JSON.parse(await this.source(of)) as File;
    } catch {
      return undefined;
    }
  }
}

function addressOf(known: EditingPackage, home: string, below: string, name: string): string | undefined {
  const other = known.modules?.[below]?.[name];
  if (other) return other;
  const whole = name === 'default' ? below : name;
  if (below && below !== whole) return undefined;
  const isKnown = known.components!.includes(whole) || known.parts?.some((part) => part.startsWith(`${whole}.`));
  return isKnown ? `${home}/${whole}` : undefined;
}

function kept<Kept>(map: Map<string, Promise<Kept>>, key: string, make: () => Promise<Kept>): Promise<Kept> {
  let made = map.get(key);
  if (!made) {
    made = make();
    map.set(key, made);
    // What could not be had is asked for again another time.
    void made.then((value) => value ?? map.delete(key));
  }
  return made;
}
