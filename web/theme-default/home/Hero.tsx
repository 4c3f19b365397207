import { Class, ProseElement, type HeroData } from '../../engine';

/** What a home begins with below its title. The first action is the one that matters. */
export function Hero({ tagline, picture, actions }: HeroData) {
  return (
    <div className={`launch ${Class.Ui}`}>
      {tagline.html && <ProseElement as="p" className="lead" text={tagline} />}
      {(actions ?? []).length > 0 && (
        <ul className="launch-actions">
          {actions!.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {picture && <Picture {...picture} />}
    </div>
  );
}

/** Of two pictures, only the one of the color mode is fetched: what is not shown is not near the window. */
function Picture({ alt, light, dark }: NonNullable<HeroData['picture']>) {
  return (
    <div className="launch-picture">
      <img {...light} alt={alt} className={dark ? 'only-light-mode' : undefined} loading={dark ? 'lazy' : undefined} />
      {dark && <img {...dark} alt={alt} className="only-dark-mode" loading="lazy" />}
    </div>
  );
}
