import { Class, ProseElement, type ProseData } from '../../engine';

/** Text with whatever stands in it. */
export function Prose(text: ProseData) {
  return <ProseElement as="div" className={`prose ${Class.Ui}`} text={text} />;
}

/** A component of the site, rendered ahead of time. */
export function Component({ html }: { html: string }) {
  return <div className="component" dangerouslySetInnerHTML={{ __html: html }} />;
}
