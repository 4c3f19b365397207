import type { ReactNode } from 'react';
import { Class, Icon, Id, useMessages, useSite } from '../../engine';

/** The version of the whole site, and links to others. A script fills in those that came later. */
export function SiteVersions() {
  const say = useMessages();
  const { versions } = useSite();
  if (!versions) return null;
  const { label, newest, others } = versions;
  return (
    <VersionMenu label={label}>
      <ul>
        {newest && (
          <li>
            <a href={newest}>{say('Newest version')}</a>
          </li>
        )}
        {others?.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </VersionMenu>
  );
}

/** The displayed version, with a native popover of others. */
export function VersionMenu({ label, children }: { label: string; children: ReactNode }) {
  const say = useMessages();
  return (
    <>
      <button className="pick version" type="button" popovertarget={Id.Versions}>
        <span className={Class.VisuallyHidden}>{say('Version ')}</span>
        {label}
        <Icon name="down" />
      </button>
      <nav
        className={`${Class.Menu} versions ${Class.Ui}`}
        id={Id.Versions}
        popover="auto"
        aria-label={say('Versions')}
      >
        {children}
      </nav>
    </>
  );
}

/** Says above everything that the page is about a former version, and leads to the same page in the newest. */
export function FormerVersion() {
  const say = useMessages();
  const { versions } = useSite();
  if (!versions?.newest) return null;
  return (
    <aside className={`former ${Class.Ui}`} aria-label={say('Former version')}>
      <p>
        {say('You are reading about version {version}.', { version: versions.label })}{' '}
        <a href={versions.newest}>{say('Newest version')}</a>
      </p>
    </aside>
  );
}
