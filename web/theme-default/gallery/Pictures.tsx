import { Badges, Class, data, useMessages, type Card } from '../../engine';

/** React 18 writes an attribute that it does not know only as text. */
const inert = { inert: '' };

/** Components to choose from. The picture is the component itself, rendered ahead of time; nobody can get into it. */
export function Gallery({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="pictures">
      {cards.map((card) => (
        <Picture key={card.entry.href + card.entry.title} {...card} />
      ))}
    </ul>
  );
}

function Picture({ entry, api, package: from, picture }: Card) {
  const say = useMessages();
  return (
    <li className="pictured">
      <div className={`picture ${Class.Ground}`} {...inert} aria-hidden="true">
        <div
          className={Class.DemoRoot}
          {...data({ demo: picture!.name, family: picture!.family || undefined })}
          dangerouslySetInnerHTML={{ __html: picture!.html }}
        />
      </div>
      <div className={`about ${Class.Ui}`}>
        <a href={entry.href}>
          <strong>{entry.title}</strong>
          <Badges of={entry} />
          {from && <span className="tag">{from}</span>}
        </a>
        {api && api !== entry.href && (
          <a className="api" href={api}>
            {say('API')}
            <span className={Class.VisuallyHidden}> {entry.title}</span>
          </a>
        )}
      </div>
    </li>
  );
}
