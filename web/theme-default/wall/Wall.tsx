import { Class, data, DemoElement, useMessages, type WallData } from '../../engine';
import { transitionName } from './transition';

/** Exhibits beside each other. Each is complete before any script; its caption leads to its page. */
export function Wall({ columns, exhibits }: WallData) {
  const list = exhibits ?? [];
  const narrow = list.map((exhibit) => narrowSpan(exhibit.columns));
  const open = -narrow.reduce((sum, span) => sum + span, 0) % 6;
  return (
    <div className="wall" data-columns={columns}>
      {list.map((exhibit, index) => (
        <figure
          className="case"
          key={idOf(exhibit)}
          id={idOf(exhibit)}
          aria-labelledby={`${idOf(exhibit)}-title`}
          data-columns={exhibit.columns}
          data-rows={exhibit.rows}
          // Where six columns are left open, the last exhibit takes them.
          data-narrow={narrow[index]! + (index === list.length - 1 ? (open + 6) % 6 : 0)}
        >
          <div className={`${Class.Ground} stage`} {...data({ stage: true })} data-place={transitionName(exhibit.href)}>
            {exhibit.drawn ? <Drawn {...exhibit.drawn} /> : <DemoElement {...exhibit.demo!} />}
          </div>
          <Caption {...exhibit} />
        </figure>
      ))}
    </div>
  );
}

type Exhibit = NonNullable<WallData['exhibits']>[number];

const idOf = ({ demo, drawn }: Exhibit) => drawn?.id ?? demo!.name;

/** React 18 writes an attribute that it does not know only as text. */
const inert = { inert: '' };

/** What the browser of the build drew: a picture, which nobody can get into. */
function Drawn({ id, family, html, width, height }: NonNullable<Exhibit['drawn']>) {
  return (
    <div
      className={`${Class.DemoRoot} drawn`}
      dir="ltr"
      aria-hidden="true"
      {...inert}
      {...data({ demo: id, family: family || undefined })}
      style={{ width, height }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** How many of six columns an exhibit takes where the page is of a middle width. */
const narrowSpan = (columns: number) => (columns === 3 ? 6 : columns * 2);

function Caption(exhibit: Exhibit) {
  const say = useMessages();
  const { title, href, note, demo, drawn } = exhibit;
  return (
    <figcaption className={`inscription ${Class.Ui}`}>
      <span className={Class.Label}>{say('Fig. {figure}', { figure: (drawn ?? demo!).figure })}</span>
      <a href={href} id={`${idOf(exhibit)}-title`}>
        {title}
      </a>
      {note && <span className={`${Class.Label} note`}>{note}</span>}
    </figcaption>
  );
}
