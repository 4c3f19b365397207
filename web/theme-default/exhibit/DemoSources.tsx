import { Class, data, Icon, useMessages, type DemoData, type DemoSource, type DemoSourcesProps } from '../../engine';

/** What the source area shows: nothing, the snippet that stands for it, or all of it. */
export type SourceState = 'closed' | 'preview' | 'open';

export function stateOf(all: readonly DemoData[], open: boolean | null): SourceState {
  if (open) {
    return 'open';
  }
  return open === null && all.some(({ sources }) => sources?.some(({ preview }) => preview)) ? 'preview' : 'closed';
}

/** The sources of a demo in all languages and stylings; attributes of the document choose which one is seen. */
export function DemoSources({ all, figure, open }: DemoSourcesProps) {
  const say = useMessages();
  return (
    <div className={`${Class.Sources} ${Class.Ui}`} {...data({ state: stateOf(all, open) })}>
      {!all[0]?.options.disableLiveEdit && (
        <button className={`${Class.EditHere} scripted`} type="button" {...data({ tool: 'edit' })}>
          <Icon name="edit" />
          {say('Edit')}
        </button>
      )}
      {all.map(({ styling, sources, name }) =>
        (sources ?? []).map((source) => (
          <Source
            key={name + source.language}
            source={source}
            styling={styling}
            figure={figure}
            lone={sources!.length === 1}
            open={Boolean(open)}
          />
        )),
      )}
    </div>
  );
}

interface SourceProps {
  source: DemoSource;
  styling: string;
  figure: number;
  lone: boolean;
  open: boolean;
}

function Source({ source, styling, figure, lone, open }: SourceProps) {
  const say = useMessages();
  const html = open ? source.html : source.preview;
  const words = { tsx: 'TypeScript', js: 'JavaScript' }[source.language] ?? source.language;
  return (
    <div
      className={open ? `${Class.Code} ${Class.Numbered}` : Class.Code}
      {...data({ language: source.language })}
      data-lone={lone || undefined}
      {...data({ styling: styling || undefined, href: source.href })}
      data-file={source.file}
      {...data({ empty: !html })}
    >
      <pre
        tabIndex={0}
        role="group"
        aria-keyshortcuts="N P"
        aria-label={
          lone
            ? say('Source of figure {figure}', { figure })
            : say('{language} of figure {figure}', { language: words, figure })
        }
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
