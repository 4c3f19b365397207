import { Class, data, useMessages, type Axis, type DemoData, type PageMessage, type StatesData } from '../../engine';

/** React 18 writes an attribute that it does not know only as text. */
const inert = { inert: '' };

const modes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

const labels: Record<string, PageMessage> = { rest: 'Rest', hover: 'Hover', focus: 'Focus', disabled: 'Disabled' };

/**
 * A component in combinations of its props. Which state the pictures show is a matter of styles: it changes without
 * scripts. The pictures are hidden from assistive technology, so the caption says what they show.
 */
export function States(sheet: StatesData) {
  const say = useMessages();
  const { id, figure, component, states, count } = sheet;
  const axes = [sheet.columns, sheet.rows, sheet.groups].filter(({ prop }) => prop);
  return (
    <figure className={Class.Sheet} aria-labelledby={`${id}-title`} {...data({ instrument: 'instruments' })}>
      <div className="plates" aria-hidden="true">
        {modes.map((mode) => (
          <Plate key={mode.id} {...sheet} mode={mode.id} label={say(mode.label)} />
        ))}
      </div>
      <figcaption className={`caption ${Class.Ui}`}>
        <span className={Class.Label}>{say('Fig. {figure}', { figure })}</span>
        <span className="what" id={`${id}-title`}>
          {say('{component}: {count} pictures, light and dark', { component, count })}
          {axes.map(({ prop, values }) => (
            <span className={Class.Label} key={prop}>
              {' '}
              {say('{prop}: {values}', { prop, values: values!.join(', ') })}
            </span>
          ))}
        </span>
        <span className={`${Class.Readout} ${Class.Label}`} aria-hidden="true" />
        <fieldset className="choice">
          <legend className={Class.VisuallyHidden}>{say('State of the pictures')}</legend>
          <div className="seg">
            {states!.map((state, index) => (
              <label key={state}>
                <input
                  className={Class.VisuallyHidden}
                  type="radio"
                  name={id}
                  value={state}
                  defaultChecked={index === 0}
                />
                <span>{say(labels[state]!)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </figcaption>
    </figure>
  );
}

const valuesOf = ({ values }: Axis): readonly string[] => (values?.length ? values : ['']);

/** Rows of the grid, as the pictures count them: the first one labels columns, and each named group begins with one. */
function lines({ rows, groups }: StatesData) {
  const found: { row: number; label: string; band?: boolean }[] = [];
  let row = 2;
  for (const group of valuesOf(groups)) {
    if (groups.prop) found.push({ row: row++, label: `${groups.prop}="${group}"`, band: true });
    for (const value of valuesOf(rows)) found.push({ row: row++, label: value });
  }
  return found;
}

function Plate(sheet: StatesData & { mode: string; label: string }) {
  const columns = valuesOf(sheet.columns);
  return (
    <div
      className={Class.Plate}
      {...data({ mode: sheet.mode })}
      style={{ gridTemplateColumns: `minmax(56px, 84px) repeat(${columns.length}, minmax(0, 1fr))` }}
    >
      <span className="mark mode">{sheet.label}</span>
      {columns.map((value, index) => (
        <span key={value} className="mark" {...data({ axis: 'column' })} style={{ gridArea: `1 / ${index + 2}` }}>
          {value}
        </span>
      ))}
      {lines(sheet).map(({ row, label, band }) => (
        <span
          key={row}
          className={band ? 'mark band' : 'mark'}
          {...data({ axis: band ? undefined : 'row' })}
          style={{ gridArea: `${row} / 1 / auto / ${band ? -1 : 2}` }}
        >
          {label}
        </span>
      ))}
      <Picture {...sheet.rest!} when="rest" />
      {sheet.disabled && <Picture {...sheet.disabled} when="disabled" />}
    </div>
  );
}

function Picture({ name, family, html, when }: DemoData & { when: string }) {
  return (
    <div
      className={`${Class.DemoRoot} ${when}`}
      {...inert}
      {...data({ demo: name, family: family || undefined })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
