import { useMessages, type PartProps } from 'vitrine/engine';

export default function LanguageMenu({ page }: PartProps['LanguageMenu']) {
  const say = useMessages();
  const languages = page.languages ?? [];
  if (languages.length < 2) return null;
  return (
    <nav aria-label={say('Languages')}>
      {languages.map(({ language, href }) => (
        <a key={language} href={href} lang={language} aria-current={language === page.language ? 'true' : undefined}>
          {language}
        </a>
      ))}
    </nav>
  );
}
