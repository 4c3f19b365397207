import { Class, data, useMessages, type DemoSourcesProps } from 'vitrine/engine';

export default function DemoSources({ all, figure, open }: DemoSourcesProps) {
  const say = useMessages();
  return (
    <div className={`${Class.Sources} ${Class.Ui}`} {...data({ state: open ? 'open' : 'closed' })}>
      {all.flatMap(({ name, styling, sources }) =>
        (sources ?? []).map(({ language, href, html }) => (
          <div
            key={name + language}
            className={Class.Code}
            {...data({
              language,
              styling: styling || undefined,
              href,
              empty: !open,
            })}
          >
            <pre tabIndex={0} role="group" aria-label={say('{language} of figure {figure}', { language, figure })}>
              <code dangerouslySetInnerHTML={{ __html: open ? html : '' }} />
            </pre>
          </div>
        )),
      )}
    </div>
  );
}
