import {
  Badges,
  Class,
  data,
  Icon,
  Id,
  NavigationTree,
  useMarkup,
  useMessages,
  useRememberedMarkup,
  type NavEntry,
  type NavigationData,
} from '../../engine';

/**
 * The product's tree: static beside the page when there is room, a sheet (native popover) when there is not.
 * Groups whose pages are left out here link to their overview, so that every page is reachable without scripts.
 */
export function Navigation({ product, label, entries, tree }: NavigationData) {
  const say = useMessages();
  return (
    <nav
      className={`nav ${Class.Ui}`}
      id={Id.Navigation}
      popover="auto"
      aria-label={say('Documentation')}
      {...data({ product, tree: tree || undefined })}
    >
      <div className="sheet-head">
        <span>{label}</span>
        <button
          className={Class.Tool}
          type="button"
          popovertarget={Id.Navigation}
          popovertargetaction="hide"
          aria-label={say('Close navigation')}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavigationTree entries={entries ?? []} />
    </nav>
  );
}

/**
 * The top entries of a tree. Where a group's pages are left out, the shell takes them from the product's whole tree.
 */
export function Tree({ entries }: { entries: readonly NavEntry[] }) {
  return <Entries className="groups" of={entries} top />;
}

/** Most entries are the same on every page: those that neither are the page nor hold it. */
function Entries({ of, className, top }: { of: readonly NavEntry[]; className?: string; top?: boolean }) {
  const markup = useMarkup();
  const remembered = useRememberedMarkup();
  const html = of.map((entry) => {
    const element = <Entry entry={entry} top={top} />;
    return entry.active || entry.children?.length ? markup(element) : remembered([top, entry], () => element);
  });
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

function Entry({ entry, top = false }: { entry: NavEntry; top?: boolean }) {
  if (entry.subheader) {
    return (
      <li>
        <span className={`sub ${Class.Label}`}>{entry.title}</span>
        <Entries className={top ? 'tree' : undefined} of={entry.children ?? []} />
      </li>
    );
  }
  if (entry.children?.length) {
    return (
      <li {...data({ group: entry.pathname })}>
        <details open={entry.open}>
          <summary className={top ? 'group' : 'group inner'}>
            {entry.title}
            <Badges of={entry} />
            <Icon name="next" flip />
          </summary>
          <Entries className="tree" of={entry.children} />
        </details>
      </li>
    );
  }
  return (
    <li {...data({ group: entry.group ? entry.pathname : undefined })}>
      <a
        {...entry.linkProps}
        className={entry.group || top ? (top ? 'group' : 'group inner') : undefined}
        href={entry.href}
        aria-current={entry.active ? 'page' : undefined}
      >
        {entry.title}
        <Badges of={entry} />
        {entry.group && <Icon name="next" flip />}
        {!entry.group && /^https?:/.test(entry.href) && <Icon name="external" flip />}
      </a>
    </li>
  );
}
