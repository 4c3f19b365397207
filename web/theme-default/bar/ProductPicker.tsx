import {
  Class,
  Icon,
  Id,
  useMessages,
  useSite,
  type Product,
  type ProductPickerProps,
  type Version,
} from '../../engine';
import { VersionMenu } from './Versions';

/** The product's name and version; with further products, a native popover of links to them. */
export function ProductPicker({ products, current, label }: ProductPickerProps) {
  const say = useMessages();
  const { versions } = useSite();
  const name = current?.label ?? label;
  const others = products.some((product) => product !== current);
  return (
    <>
      {others ? (
        <button className="pick" type="button" popovertarget="products">
          <span className={Class.VisuallyHidden}>{say('Product: ')}</span>
          <span className="pick-name">{name}</span>
          <Icon name="down" />
        </button>
      ) : (
        <span className="pick">
          <span className="pick-name">{name}</span>
        </span>
      )}
      {others && (
        <nav className={`${Class.Menu} products ${Class.Ui}`} id="products" popover="auto" aria-label={say('Products')}>
          {byCategory(products).map((group) => (
            <ul key={group[0]!.category}>
              {group.map((product) => (
                <li key={product.id}>
                  <a href={product.home} aria-current={product === current ? 'true' : undefined}>
                    {product.label}
                    <span className={Class.Label}>{product.version}</span>
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      )}
      {current?.version && !versions && <VersionPicker version={current.version} versions={current.versions ?? []} />}
    </>
  );
}

/**
 * The displayed version; with other entries, a native popover of them. The current one only closes it;
 * entries that stay on this site stand below a line.
 */
function VersionPicker({ version, versions }: { version: string; versions: Version[] }) {
  const say = useMessages();
  if (!versions.some(({ current }) => !current)) {
    return (
      <span className="pick version">
        <span className={Class.VisuallyHidden}>{say('Version ')}</span>
        {version}
      </span>
    );
  }
  const inside = (href: string) => href.startsWith('/');
  const groups = [versions.filter(({ href }) => !inside(href)), versions.filter(({ href }) => inside(href))];
  return (
    <VersionMenu label={version}>
      {groups.map(
        (group, index) =>
          group.length > 0 && (
            <ul key={index}>
              {group.map((entry) => (
                <li key={entry.label}>
                  <VersionEntry {...entry} />
                </li>
              ))}
            </ul>
          ),
      )}
    </VersionMenu>
  );
}

function VersionEntry({ label, href, current }: Version) {
  if (current || !href) {
    return (
      <button
        className={Class.MenuEntry}
        type="button"
        popovertarget={Id.Versions}
        popovertargetaction="hide"
        aria-current={current ? 'true' : undefined}
      >
        {label}
        {current && <Icon name="check" />}
      </button>
    );
  }
  return <a href={href}>{label}</a>;
}

/** Products in their order, cut where the category changes. */
function byCategory(products: readonly Product[]): Product[][] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    groups.set(product.category, [...(groups.get(product.category) ?? []), product]);
  }
  return [...groups.values()];
}
