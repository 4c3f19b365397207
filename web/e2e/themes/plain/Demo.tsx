import { Class, data, DemoElement, DemoSources, DemoToolbar, useMessages, type DemoData } from 'vitrine/engine';

export default function Demo(demo: DemoData) {
  const say = useMessages();
  const all = [demo, ...(demo.variants ?? [])];
  return (
    <figure
      className={Class.Demo}
      id={demo.name}
      {...data({
        stylings: all.length > 1 && all.map(({ styling }) => styling).join(' '),
        readOnly: demo.options.disableLiveEdit ? 'true' : undefined,
        report: demo.report || undefined,
      })}
    >
      <div className={Class.Ground}>
        <span className={`${Class.FocusStart} ${Class.Ui}`} tabIndex={-1} />
        {all.map((variant) =>
          variant.frame ? (
            <iframe key={variant.name} className={Class.Framed} src={variant.frame} title={variant.title} />
          ) : (
            <DemoElement key={variant.name} {...variant} />
          ),
        )}
      </div>
      <figcaption className={Class.Ui}>
        {say('Fig. {figure}', { figure: demo.figure })} <span className={Class.DemoTitle}>{demo.title}</span>
        {!demo.options.hideToolbar && <DemoToolbar all={all} />}
      </figcaption>
      {!demo.options.hideToolbar && <DemoSources all={all} figure={demo.figure} open={demo.options.defaultCodeOpen} />}
    </figure>
  );
}
