import { Badges, data, NavigationTree as Tree, type PartProps } from 'vitrine/engine';

export default function NavigationTree({ entries }: PartProps['NavigationTree']) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.title + entry.href} {...data({ group: entry.group && entry.pathname })}>
          {entry.children?.length ? (
            <details open>
              <summary>{entry.title}</summary>
              <Tree entries={entry.children} />
            </details>
          ) : (
            <a href={entry.href} aria-current={entry.active ? 'page' : undefined}>
              {entry.title} <Badges of={entry} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
