import { Class, ProseElement, type FeaturesData } from '../../engine';

/** Cards in rows. A card that leads somewhere does so at every place of it; its link is its title. */
export function Features({ features }: FeaturesData) {
  const list = features ?? [];
  return (
    <ul className={`features ${Class.Ui}`} data-columns={columnsFor(list.length)}>
      {list.map(({ title, text, href }) => (
        <li key={title}>
          <b>{href ? <a href={href}>{title}</a> : title}</b>
          <ProseElement as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}

/** As many as fill their rows, else three. */
const columnsFor = (count: number) => (count < 3 ? count : count % 3 && count % 4 === 0 ? 4 : 3);
