import { Class, data, DemoElement, useMessages, type WallData } from '../../engine';
import { transitionName } from './transition';

/** Exhibits beside each other. Each is complete before any script; its caption leads to its page. */
export function Wall({ columns, exhibits }: WallData) {
  const list = exhibits ?? [];
  const narrow = list.map((exhibit) => narrowSpan(exhibit.columns));
  // Two exhibits of one name would end the transition of the whole page.
  const places = list.map(({ href }, index) =>
    list.findIndex((other) => other.href === href) === index ? transitionName(href) : undefined,
  );
  const open = -narrow.reduce((sum, span) => sum + span, 0) % 6;
  return (
    <div className="wall" data-columns={columns}>
      {list.map((exhibit, index) => (
        <figure
          className="case"
          key={exhibit.demo!.name}
          id={exhibit.demo!.name}
          aria-labelledby={`${exhibit.demo!.name}-title`}
          data-columns={exhibit.columns}
          data-rows={exhibit.rows}
          // Where six columns are left open, the last exhibit takes them.
          data-narrow={narrow[index]! + (index === list.length - 1 ? (open + 6) % 6 : 0)}
        >
          <div className={`${Class.Ground} stage`} {...data({ stage: true })} data-place={places[index]}>
            <DemoElement {...exhibit.demo!} />
          </div>
          <Caption {...exhibit} />
        </figure>
      ))}
    </div>
  );
}

/** How many of six columns an exhibit takes where the page is of a middle width. */
const narrowSpan = (columns: number) => (columns === 3 ? 6 : columns * 2);

function Caption({ title, href, note, demo }: NonNullable<WallData['exhibits']>[number]) {
  const say = useMessages();
  return (
    <figcaption className={`inscription ${Class.Ui}`}>
      <span className={Class.Label}>{say('Fig. {figure}', { figure: demo!.figure })}</span>
      <a href={href} id={`${demo!.name}-title`}>
        {title}
      </a>
      {note && (
        <span className={`${Class.Label} note`}>
          <bdi>{note}</bdi>
        </span>
      )}
    </figcaption>
  );
}
