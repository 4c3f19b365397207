import type { Demo, DemoSource } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';
import { DemoElement } from './DemoElement';

/** A demo in its case: ground, caption, source, three storeys in one frame. Everything around the demo works without scripts. */
export function Exhibit(demo: Demo) {
  const { name, figure, title, options, source, frame } = demo;
  const label = `${name}-title`;
  const tools = !options.hideToolbar;
  return (
    <figure
      className="exhibit"
      id={name}
      aria-labelledby={label}
      data-read-only={options.disableLiveEdit || undefined}
      data-no-sandbox={options.hideEditButton || undefined}
    >
      {tools && <SourceAnchors name={name} />}
      <div className="ground" data-bg={options.bg}>
        {demo.frame ? <Framed {...demo} /> : <DemoElement {...demo} />}
      </div>
      <figcaption className="caption ui">
        <span className="label">Fig. {figure}</span>
        <span className="what" id={label}>
          {title}
        </span>
        {tools && <Tools frame={frame} />}
      </figcaption>
      {tools && <Source {...source} figure={figure} open={options.defaultCodeOpen === true} />}
    </figure>
  );
}

/** Targets of links that ask for the source in one language (catalogue DL-1); the shell opens it. */
function SourceAnchors({ name }: { name: string }) {
  return (
    <>
      <span id={`${name}.tsx`} />
      <span id={`${name}.js`} />
    </>
  );
}

/** Pixels of a frame without a height of its own (catalogue DF-4). */
const frameHeight = 400;

/** A demo that is a page of its own. It loads when the reader comes near, like any picture. */
function Framed({ name, options, frame }: Demo) {
  return (
    <iframe
      className="framed ui"
      src={frame}
      title={`${name} demo`}
      loading="lazy"
      style={{ height: options.height || frameHeight, maxWidth: options.maxWidth || undefined }}
    />
  );
}

function Tools({ frame }: { frame: string }) {
  return (
    <span className="tools">
      {frame && (
        <a className="tool" href={frame} target="_blank" rel="noopener nofollow" aria-label="Open the demo in a new tab">
          <Icon name="external" flip />
        </a>
      )}
      <button
        className="tool scripted"
        type="button"
        data-copy=""
        aria-label="Copy source"
        data-ga-event-category="demo"
        data-ga-event-action="copy"
      >
        <Icon name="copy" />
      </button>
    </span>
  );
}

/** The source. Its summary is drawn in the caption bar, after the tools, so that order on screen and order of focus agree. */
function Source({ html, figure, open }: DemoSource & { figure: number; open: boolean }) {
  return (
    <details className="source ui" open={open}>
      <summary data-ga-event-category="demo" data-ga-event-action="expand">
        <span className="when-closed">Show code</span>
        <span className="when-open">Hide code</span>
        <Icon name="down" />
      </summary>
      <div className="code numbered">
        <pre tabIndex={0} aria-label={`Source of figure ${figure}`}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
    </details>
  );
}
