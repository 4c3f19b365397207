import { announcementScript, Attribute, Class, Icon, Id, useMessages } from '../../engine';

interface AnnouncementProps {
  id?: string;
  text?: string;
  href?: string;
}

/** A line above the header. Who has closed it is known before the first paint; without scripts it stays. */
export function Announcement({ id = '', text, href }: AnnouncementProps) {
  const say = useMessages();
  if (!text) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: announcementScript(id) }} />
      <aside
        className={`announcement ${Class.Ui}`}
        id={Id.Announcement}
        {...{ [Attribute.Announcement]: id }}
        aria-label={say('Announcement')}
      >
        <p>{href ? <a href={href}>{text}</a> : text}</p>
        <button className={`${Class.Tool} scripted`} type="button" aria-label={say('Close announcement')}>
          <Icon name="close" />
        </button>
      </aside>
    </>
  );
}
