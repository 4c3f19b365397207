import {
  Class,
  data,
  DemoElement,
  Icon,
  useMessages,
  type ControlData,
  type PageMessage,
  type PlaygroundData,
} from '../../engine';
import { Controls } from './Controls';

const labels: Record<string, PageMessage> = { rest: 'Rest', hover: 'Hover', focus: 'Focus', disabled: 'Disabled' };

/**
 * A component with controls for its props, in one frame: picture, controls, code, and the address of what is shown.
 * Without scripts it is a picture with code and a list of props.
 */
export function Playground(playground: PlaygroundData) {
  const say = useMessages();
  const { id, component, picture, states, code, theme } = playground;
  const title = `caption-${id}`; // none of the controls' ids, which end in names of props
  return (
    <figure
      className={`${Class.Demo} ${Class.Playground}`}
      id={id}
      aria-labelledby={title}
      {...data({ instrument: 'playground', readOnly: 'true', report: picture!.report || undefined })}
    >
      <div className="bench">
        <div className="bench-stage">
          <div className={Class.Ground} role="group" aria-label={say('Picture of {component}', { component })}>
            <DemoElement {...picture!} />
          </div>
          <States id={id} states={states ?? []} />
        </div>
        <Controls {...playground} />
      </div>
      <figcaption className={`caption ${Class.Ui}`}>
        <span className={Class.Label}>{say('Fig. {figure}', { figure: picture!.figure })}</span>
        <span className={Class.DemoTitle} id={title}>
          {say('Props of {component}', { component })}
        </span>
        <Tools component={component} />
      </figcaption>
      <div className={`${Class.Sources} ${Class.Ui}`} {...data({ state: 'open' })}>
        <div
          className={`${Class.Code} ${Class.Numbered}`}
          {...data({ language: 'tsx', href: picture!.sources?.[0]?.href })}
          data-lone=""
        >
          <pre tabIndex={0} role="group" aria-label={say('Code of {component}', { component })}>
            <code dangerouslySetInnerHTML={{ __html: code }} />
          </pre>
        </div>
      </div>
      <div className={`address-line ${Class.Ui} scripted`}>
        <span className={Class.Label}>{say('Link')}</span>
        <span className={Class.Address} dir="ltr">
          #{id}
        </span>
        {theme && (
          <button className={Class.TextTool} type="button" {...data({ act: 'theme' })}>
            {say('Copy theme override')}
          </button>
        )}
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: specOf(playground) }} />
    </figure>
  );
}

/** What the script needs to know and the markup doesn't say. */
function specOf({ component, controls, icons, element, theme, states, focus, picture }: PlaygroundData) {
  const bare = ({ name, kind, values, fields, default: standard, initial }: ControlData): object => ({
    name,
    kind,
    values,
    default: standard,
    initial,
    fields: fields?.map(bare),
  });
  const spec = { component, controls: (controls ?? []).map(bare), icons, element, theme, states, focus };
  return JSON.stringify({ ...spec, picture: picture!.name }).replaceAll('<', '\\u003c');
}

/** States of the picture that no control brings about. */
function States({ id, states }: { id: string; states: readonly string[] }) {
  const say = useMessages();
  if (states.length === 0) return null;
  return (
    <fieldset className={`${Class.Poses} ${Class.Ui} scripted`}>
      <legend className={Class.Label}>{say('State')}</legend>
      <div className="seg">
        {['rest', ...states].map((state) => (
          <label key={state}>
            <input
              className={Class.VisuallyHidden}
              id={state === 'disabled' ? `${id}-disabled` : undefined}
              type="radio"
              name={`${id}-state`}
              value={state}
              defaultChecked={state === 'rest'}
              autoComplete="off"
            />
            <span>{say(labels[state]!)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What can be done with the code. The first four are hidden until a prop or a state is set. */
function Tools({ component }: { component: string }) {
  const say = useMessages();
  const door = (tool: string, label: PageMessage) => (
    <button className={Class.Tool} type="button" {...data({ tool })} aria-label={say(label)}>
      <Icon name={tool} />
    </button>
  );
  return (
    <div className={`${Class.Tools} scripted`} role="group" aria-label={say('Tools of {name}', { name: component })}>
      <button className={Class.Tool} type="button" {...data({ act: 'reset' })} aria-label={say('Reset all props')}>
        <Icon name="reset" />
      </button>
      <button className={Class.TextTool} type="button" {...data({ act: 'link' })}>
        {say('Copy link')}
      </button>
      {door('codesandbox', 'Edit in CodeSandbox')}
      {door('stackblitz', 'Edit in StackBlitz')}
      <button className={Class.Tool} type="button" {...data({ act: 'code' })} aria-label={say('Copy code')}>
        <Icon name="copy" />
      </button>
      <button className={`${Class.TextTool} door`} type="button" {...data({ act: 'editor' })}>
        <Icon name="edit" />
        {say('Open in editor')}
      </button>
    </div>
  );
}
