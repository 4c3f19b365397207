import { Class, data, Icon, useMessages, type PlaygroundDoorData } from '../../engine';

/**
 * The door to a playground above its list of props: one line until a reader opens it, since most come for the rows.
 * Without scripts it leads to the page that has the playground, where readers come to one.
 */
export function Door({ id, page, component, controls, total, read }: PlaygroundDoorData) {
  const say = useMessages();
  const content = (
    <>
      <Icon name="next" />
      <span>{say('Playground of {component}', { component })}</span>
      <bdi className={Class.Label}>{say('{count} of {total} props', { count: controls, total })}</bdi>
    </>
  );
  return (
    <div className={`${Class.Door} ${Class.Ui} ${read ? '' : 'scripted'}`.trim()} id={id} {...data({ page })}>
      <a className="scripted" href={`#${id}`}>
        {content}
      </a>
      {read && (
        <a className="unscripted" href={`${page}#${id}`}>
          {content}
        </a>
      )}
    </div>
  );
}
