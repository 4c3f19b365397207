import { Class, data, useMessages, type DemoData, type DemoPartProps, type PageMessage } from 'vitrine/engine';

const tools: [tool: string, label: PageMessage][] = [
  ['code', 'Show code'],
  ['copy', 'Copy the source'],
  ['reset', 'Reset the demo'],
  ['more', 'More'],
];

export default function DemoToolbar({ all }: DemoPartProps) {
  const say = useMessages();
  const [{ name, sources, edit }] = all as [DemoData];
  return (
    <>
      <a href={sources?.[0]?.href}>{say('Source as text')}</a>
      <div
        className={Class.Tools}
        role="toolbar"
        aria-label={say('Tools of {name}', { name })}
        {...data({ edit: edit || undefined })}
      >
        {tools.map(([tool, label]) => (
          <button key={tool} type="button" className={Class.TextTool} {...data({ tool })}>
            {say(label)}
          </button>
        ))}
      </div>
    </>
  );
}
