import { Class, data, DemoElement, DemoSources, DemoToolbar, useMessages, type DemoData } from '../../engine';
import { Widths } from './Widths';

/**
 * A demo in its case: ground, caption, source, three levels in one frame. Everything around the demo works without
 * scripts.
 */
export function Demo(demo: DemoData) {
  const say = useMessages();
  const { name, figure, title, options } = demo;
  const label = `${name}-title`;
  const tools = !options.hideToolbar;
  const all = [demo, ...(demo.variants ?? [])];
  return (
    <figure
      className={Class.Demo}
      id={name}
      aria-labelledby={label}
      {...data({
        stylings: all.length > 1 ? all.map(({ styling }) => styling).join(' ') : undefined,
        readOnly: options.disableLiveEdit ? 'true' : undefined,
        report: demo.report || undefined,
      })}
    >
      {tools && all.map((variant) => <SourceAnchors key={variant.name} {...variant} demo={name} />)}
      <div className={Class.Ground} data-bg={options.bg}>
        {tools && (
          <span className={`${Class.FocusStart} ${Class.Ui}`} tabIndex={-1}>
            {/* Said and shown to who has put the focus here, and to nobody else. */}
            <span>{say('The focus is before the demo: Tab leads into it.')}</span>
          </span>
        )}
        {all.map((variant) =>
          variant.frame ? <Framed key={variant.name} {...variant} /> : <DemoElement key={variant.name} {...variant} />,
        )}
      </div>
      <figcaption className={`caption ${Class.Ui}`}>
        <span className={Class.Label}>{say('Fig. {figure}', { figure })}</span>
        <span className={Class.DemoTitle} id={label}>
          {title}
        </span>
        {demo.frame && !options.maxWidth && <Widths name={name} frame={demo.frame} />}
        {tools && <DemoToolbar all={all} />}
      </figcaption>
      {tools && <DemoSources all={all} figure={figure} open={options.defaultCodeOpen} />}
    </figure>
  );
}

/** Targets of links that ask for the source in one language and styling; the shell opens it. */
function SourceAnchors({ styling, demo }: DemoData & { demo: string }) {
  const prefix = styling ? `${styling}-` : '';
  return (
    <>
      {(styling === 'system' || !styling) && (
        <>
          <span id={`${demo}.tsx`} />
          <span id={`${demo}.js`} />
        </>
      )}
      {prefix && (
        <>
          <span id={`${prefix}${demo}.tsx`} />
          <span id={`${prefix}${demo}.js`} />
        </>
      )}
    </>
  );
}

/** Pixels of a frame without a height of its own. */
const frameHeight = 400;

/** A demo that is a page of its own. It loads when the reader comes near, like any picture. */
function Framed({ name, family, styling, options, frame }: DemoData) {
  const say = useMessages();
  return (
    <iframe
      className={`${Class.Framed} ${Class.Ui}`}
      src={frame}
      title={say('{name} demo', { name })}
      loading="lazy"
      {...data({ family: family || undefined, styling: styling || undefined })}
      style={{
        height: options.height || frameHeight,
        maxWidth: options.maxWidth || undefined,
      }}
    />
  );
}
