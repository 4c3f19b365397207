import { Class } from '../../engine';
/** Text whose HTML is finished. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={`prose ${Class.Ui}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A component of the site, rendered ahead of time. */
export function Component({ html }: { html: string }) {
  return <div className="component" dangerouslySetInnerHTML={{ __html: html }} />;
}
