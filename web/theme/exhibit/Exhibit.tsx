import type { Demo, DemoSource } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';

/**
 * A demo in its case: ground, caption, source, three storeys in one frame. The demo's element holds exactly the HTML
 * that was rendered ahead of time, since it is hydrated in place; everything around it works without scripts.
 */
export function Exhibit({ name, figure, title, family, options, source, pending, html }: Demo) {
  const label = `${name}-title`;
  const tools = !options.hideToolbar;
  return (
    <figure className="exhibit" id={name} aria-labelledby={label}>
      {tools && <SourceAnchors name={name} />}
      <div className="ground" data-bg={options.bg}>
        <div
          className="demo"
          data-island="demo"
          data-demo={name}
          data-family={family || undefined}
          data-hydrate={options.hydrate}
          data-pending={pending || undefined}
          // The one style in our markup: a height known only to the directive, on the element where the policy allows it.
          style={options.ssr === 'none' ? { minHeight: options.height } : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      <figcaption className="caption ui">
        <span className="label">Fig. {figure}</span>
        <span className="what" id={label}>
          {title}
        </span>
        {tools && <Tools />}
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

function Tools() {
  return (
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
