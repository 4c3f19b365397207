import type { ReactNode } from 'react';
import { useMessages, type GlanceData } from '../../engine';

/** What the installed package of a product says of itself. */
export function Glance(glance: GlanceData) {
  const { package: name, version, released, releasedDay, license, react, entries, href } = glance;
  const say = useMessages();
  const day = released ? <time dateTime={released}>{releasedDay}</time> : '';
  const facts: [term: string, fact: ReactNode][] = [
    [say('Package'), name],
    [say('Version'), version],
    [say('Released'), day],
    [say('License'), license],
    ['React', react],
  ];
  return (
    <section className="glance" aria-labelledby="glance-title">
      <h2 id="glance-title">{say('At a glance')}</h2>
      <dl>
        {facts
          .filter(([, fact]) => fact)
          .map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi dir="ltr">{fact}</bdi>
              </dd>
            </div>
          ))}
        {entries > 0 && href && (
          <div>
            <dt>{say('API entries')}</dt>
            <dd>
              <a href={href}>{entries}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
