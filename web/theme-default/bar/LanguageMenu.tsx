import { Class, Icon, useMessages, type PageData } from '../../engine';

/** A language in its own words. */
export function nameOf(language: string) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * The page in the site's other languages, as soon as there are two. A page without translation leads to the first page.
 */
export function LanguageMenu({ page }: { page: PageData }) {
  const say = useMessages();
  const languages = page.languages ?? [];
  if (languages.length < 2) {
    return null;
  }
  return (
    <>
      <button className={Class.Tool} type="button" popovertarget="languages" aria-label={say('Language')}>
        <Icon name="language" />
      </button>
      <nav
        className={`${Class.Menu} languages ${Class.Ui}`}
        id="languages"
        popover="auto"
        aria-label={say('Languages')}
      >
        <ul>
          {languages.map(({ language, href }) => (
            <li key={language}>
              <a
                href={href}
                lang={language}
                hrefLang={language}
                aria-current={language === page.language ? 'true' : undefined}
              >
                {nameOf(language)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
