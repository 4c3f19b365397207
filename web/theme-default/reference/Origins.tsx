import { Class, data, Icon, type InheritedProp, type Origin } from '../../engine';

/**
 * Props that come from elsewhere, by where they are declared: one click away, and found by the browser's own search.
 */
export function Origins({ id, groups }: { id: string; groups: readonly Origin[] }) {
  return (
    <div className={`origins ${Class.Ui}`} id={id}>
      {groups.map((group) => (
        <Group key={group.label} {...group} />
      ))}
    </div>
  );
}

function Group({ label, href, count, rows, names }: Origin) {
  const amount = `${count} ${count === 1 ? 'prop' : 'props'}`;
  if (!rows?.length && !names?.length) {
    return (
      <p className="origin">
        <code>{label}</code> <span className={Class.Label}>{amount}, on every element of its kind</span>
      </p>
    );
  }
  return (
    <details className="origin">
      <summary>
        <Icon name="next" flip />
        <code>{label}</code> <span className={Class.Label}>{amount}</span>
      </summary>
      {href && (
        <p>
          Described with <a href={href}>{label}</a>.
        </p>
      )}
      {rows?.length ? (
        <ul {...data({ filtered: true })}>{rows.map(Inherited)}</ul>
      ) : (
        <p className="names" {...data({ filtered: true })}>
          {names!
            .map((name) => <code key={name}>{name}</code>)
            .reduce<React.ReactNode[]>((all, name, index) => (index ? [...all, ' ', name] : [name]), [])}
        </p>
      )}
    </details>
  );
}

function Inherited({ name, href, type, text }: InheritedProp) {
  return (
    <li key={name}>
      {href ? (
        <a href={href}>
          <code>{name}</code>
        </a>
      ) : (
        <code>{name}</code>
      )}{' '}
      <code className="type">{type}</code>
      {text && <span className="text"> {text}</span>}
    </li>
  );
}
