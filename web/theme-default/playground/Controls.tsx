import { Class, data, Icon, useMessages, type ControlData, type PlaygroundData } from '../../engine';
import { drawnIcons, type DrawnIcon } from './drawn';
import { Setting } from './Setting';

/** Rows that are seen before a reader opens the others. */
const mostRows = 12;

/** The controls of a playground; without scripts the list of props with their defaults. */
export function Controls({ id, component, controls, total, states, icons, picture }: PlaygroundData) {
  const say = useMessages();
  const drawn = drawnIcons(picture?.html ?? '');
  const named = (icons ?? []).map(({ name }, index) => ({ name, drawing: drawn[index] }));
  // What has a state of its own has no row.
  const all = (controls ?? []).filter(({ name }) => name !== 'disabled' || !states?.includes(name));
  const first = all.filter(({ more, kind }) => !more && kind !== 'icon').slice(0, mostRows);
  const rest = all.filter((control) => !first.includes(control));
  const rows = (list: readonly ControlData[]) =>
    list.map((control) => <Row key={control.name} id={id} control={control} icons={named} />);
  return (
    <form className={`${Class.Controls} ${Class.Ui}`} aria-label={say('Props of {component}', { component })}>
      <p className="controls-head">
        <span>{component}</span>
        <Count of={controls ?? []} total={total} />
      </p>
      {rows(first)}
      {rest.length > 0 && (
        <details>
          <summary>
            <Icon name="next" flip />
            <bdi>{say('More props: {count}', { count: rest.length })}</bdi>
          </summary>
          {rows(rest)}
        </details>
      )}
    </form>
  );
}

/** How many props have controls, as a link to the page that lists all of them. */
function Count({ of, total }: { of: readonly ControlData[]; total: number }) {
  const say = useMessages();
  const text = <bdi>{say('{count} of {total} props', { count: of.length, total })}</bdi>;
  const row = of.find(({ href }) => href)?.href;
  return row ? <a href={row.slice(0, row.indexOf('#'))}>{text}</a> : text;
}

interface RowProps {
  id: string;
  control: ControlData;
  icons: readonly DrawnIcon[];
  /** The path of the object that it is a field of, with a dot. */
  parent?: string;
}

function Row({ id, control, icons, parent = '' }: RowProps) {
  const say = useMessages();
  const { name, kind, fields, default: standard } = control;
  const path = parent + name;
  const label = `${id}-${path}-name`;
  if (kind === 'object') {
    return (
      <div role="group" aria-labelledby={label} className="fields">
        <p className="field-head" id={label}>
          {name}
        </p>
        {(fields ?? []).map((field) => (
          <Row key={field.name} id={id} control={field} icons={icons} parent={`${path}.`} />
        ))}
      </div>
    );
  }
  return (
    <div className={Class.Control} {...data({ prop: path })}>
      <span className="prop" id={label}>
        {name}
      </span>
      <span className="setting scripted">
        <Setting id={`${id}-${path}`} label={label} control={control} icons={icons} />
      </span>
      <span className="setting unscripted">{standard !== undefined && <code>{String(standard)}</code>}</span>
      <button
        className={`${Class.Undo} scripted`}
        type="button"
        aria-label={say('Reset {prop}', { prop: path })}
        {...data({ act: 'undo' })}
      >
        <Icon name="reset" />
      </button>
    </div>
  );
}
