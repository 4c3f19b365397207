import { useMessages, type DiagramData } from '../../engine';

/** A picture that the text describes. The one of the other mode is not fetched; the text is there for everybody. */
export function Diagram({ light, dark, width, height, label, title, source }: DiagramData) {
  const say = useMessages();
  const picture = { width, height, alt: label || say('Diagram'), loading: 'lazy' as const };
  return (
    <figure className="diagram">
      <div className="drawn" dir="ltr" tabIndex={0} role="group" aria-label={label || say('Diagram')}>
        <img className="in-light" src={light} {...picture} />
        <img className="in-dark" src={dark} {...picture} />
      </div>
      {title && <figcaption>{title}</figcaption>}
      <details>
        <summary>{say('Diagram as text')}</summary>
        <pre dir="ltr" tabIndex={0} role="group" aria-label={say('Diagram as text')}>
          <code>{source}</code>
        </pre>
      </details>
    </figure>
  );
}
