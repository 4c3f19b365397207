import { Fragment } from 'react';
import { Class, data, useMessages, type AnatomyData, type AnatomyPart } from '../../engine';
import { CopyCode } from '../block/CopyCode';

const inert = { inert: '' };

/**
 * A component with its parts numbered. The drawing is a picture, pins are for pointers: the table below says all of it,
 * and its numbers are what keyboards use.
 */
export function Anatomy(anatomy: AnatomyData) {
  const say = useMessages();
  const { id, figure, component, html, parts } = anatomy;
  return (
    <div className={Class.Anatomy} {...data({ instrument: 'instruments' })}>
      {html && (
        <figure className="figure" aria-labelledby={`${id}-title`}>
          <Drawing {...anatomy} />
          <figcaption className={`caption ${Class.Ui}`}>
            <span className={Class.Label}>{say('Fig. {figure}', { figure })}</span>
            <span className="what" id={`${id}-title`}>
              {say('Parts of {component}', { component })}
            </span>
            <span className={`${Class.Readout} ${Class.Label}`} aria-hidden="true" />
          </figcaption>
        </figure>
      )}
      <table className={`${Class.Parts} ${Class.Ui}`} aria-label={say('Parts of {component}', { component })}>
        <thead>
          <tr>
            <th scope="col">
              <span className={Class.VisuallyHidden}>{say('Number')}</span>
            </th>
            <th scope="col">{say('Part')}</th>
            <th scope="col">{say('Role, accessible name')}</th>
            <th scope="col">{say('Theme')}</th>
          </tr>
        </thead>
        <tbody>
          {parts!.map((part, index) => (
            <Row key={part.class} {...part} number={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Drawing({ family, html, width, height, layout, component }: AnatomyData) {
  const pins = layout.pins ?? [];
  return (
    <div className={Class.Ground} aria-hidden="true">
      <div className={Class.Canvas} dir="ltr" style={{ width: layout.width, height: layout.height }}>
        <div
          className={`${Class.DemoRoot} drawn`}
          {...inert}
          {...data({ demo: `${component}Anatomy`, family: family || undefined })}
          style={{ left: layout.x, top: layout.y, width, height }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <svg className={Class.Leaders} width={layout.width} height={layout.height}>
          {pins.map(({ path }, index) => (
            <path key={index} d={path} />
          ))}
        </svg>
        {pins.map(({ x, y }, index) => (
          <span key={index} className={Class.Pin} style={{ left: x, top: y }}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

function Row({
  number,
  part,
  of,
  slot,
  class: name,
  role,
  name: spoken,
  theme,
  override,
}: AnatomyPart & { number: number }) {
  const say = useMessages();
  return (
    <tr {...data({ part: name })}>
      <td>
        <span className="no unscripted">{number}</span>
        <button
          className="no scripted"
          type="button"
          aria-pressed="false"
          aria-label={say('Hold part {number}, {part}', { number, part })}
          tabIndex={number === 1 ? 0 : -1}
        >
          {number}
        </button>
      </td>
      <th scope="row">
        {of && <span className="of">{of} </span>}
        {part}
        <code className="class">.{name}</code>
        {slot && slot !== part && <code className="class">{slot}</code>}
      </th>
      <td data-label={say('Role, accessible name')}>
        {role ? <code>{role}</code> : say('none')}
        {spoken && <span className="spoken">“{spoken}”</span>}
      </td>
      <td data-label={say('Theme')}>
        <details>
          <summary>
            <code>
              {(theme || `.${name}`).split('.').map((key, index) => (
                <Fragment key={index}>
                  {index > 0 && '.'}
                  <wbr />
                  {key}
                </Fragment>
              ))}
            </code>
          </summary>
          <div className={`${Class.Code} solo`}>
            <pre tabIndex={0} role="group" aria-label={say('Code')}>
              <code dangerouslySetInnerHTML={{ __html: override }} />
            </pre>
            <CopyCode />
          </div>
        </details>
      </td>
    </tr>
  );
}
