import type { Demo } from '../../contract/contract.gen';
import { DemoElement } from './DemoElement';
import { Sources } from './Sources';
import { Toolbar } from './Toolbar';
import { useWords } from '../Words';

/** A demo in its case: ground, caption, source, three storeys in one frame. Everything around the demo works without scripts. */
export function Exhibit(demo: Demo) {
  const say = useWords();
  const { name, figure, title, options } = demo;
  const label = `${name}-title`;
  const tools = !options.hideToolbar;
  const all = [demo, ...(demo.variants ?? [])];
  return (
    <figure
      className="exhibit"
      id={name}
      aria-labelledby={label}
      data-stylings={all.length > 1 ? all.map(({ styling }) => styling).join(' ') : undefined}
      data-read-only={options.disableLiveEdit || undefined}
      data-report={demo.report || undefined}
    >
      {tools && all.map((variant) => <SourceAnchors key={variant.name} {...variant} demo={name} />)}
      <div className="ground" data-bg={options.bg}>
        {tools && (
          <span className="focus-start ui" tabIndex={-1}>
            {say('The focus is before the demo: Tab leads into it.')}
          </span>
        )}
        {all.map((variant) =>
          variant.frame ? <Framed key={variant.name} {...variant} /> : <DemoElement key={variant.name} {...variant} />,
        )}
      </div>
      <figcaption className="caption ui">
        <span className="label">{say('Fig. {figure}', { figure })}</span>
        <span className="caption-title" id={label}>
          {title}
        </span>
        {tools && <Toolbar all={all} />}
      </figcaption>
      {tools && <Sources all={all} figure={figure} open={options.defaultCodeOpen} />}
    </figure>
  );
}

/** Targets of links that ask for the source in one language and styling; the shell opens it. */
function SourceAnchors({ styling, demo }: Demo & { demo: string }) {
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
function Framed({ name, family, styling, options, frame }: Demo) {
  const say = useWords();
  return (
    <iframe
      className="framed ui"
      src={frame}
      title={say('{name} demo', { name })}
      loading="lazy"
      data-family={family || undefined}
      data-styling={styling || undefined}
      style={{ height: options.height || frameHeight, maxWidth: options.maxWidth || undefined }}
    />
  );
}
