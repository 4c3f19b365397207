import { Class, type CodeTabsData } from 'vitrine/engine';

/** All variants one below the other: nothing has to be switched. */
export default function CodeTabs({ label, tabs }: CodeTabsData) {
  return (
    <div role="group" aria-label={label}>
      {(tabs ?? []).map(({ label: name, html }) => (
        <div className={Class.Code} key={name}>
          <p>{name}</p>
          <pre tabIndex={0} aria-label={name}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      ))}
    </div>
  );
}
