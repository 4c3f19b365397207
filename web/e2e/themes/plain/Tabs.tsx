import { ProseElement, type TabsData } from 'vitrine/engine';

/** All parts one below the other: nothing has to be switched. */
export default function Tabs({ label, tabs }: TabsData) {
  return (
    <div role="group" aria-label={label}>
      {(tabs ?? []).map(({ label: name, text }) => (
        <div key={name}>
          <p>
            <b>{name}</b>
          </p>
          <ProseElement as="div" text={text} />
        </div>
      ))}
    </div>
  );
}
