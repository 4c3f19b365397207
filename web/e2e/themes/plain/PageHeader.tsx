import { Badges, Class, data, useMessages, type PartProps } from 'vitrine/engine';

export default function PageHeader({ page }: PartProps['PageHeader']) {
  const say = useMessages();
  return (
    <header className={Class.Ui}>
      <h1>{page.title}</h1>
      <Badges of={page} />
      {page.leadHtml && <p dangerouslySetInnerHTML={{ __html: page.leadHtml }} />}
      <ul>
        {(page.headerLinks ?? []).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {(page.tabs ?? []).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {page.markdown && (
          <li>
            <a href={page.markdown} {...data({ copyPage: true })}>
              {say('Page as Markdown')}
            </a>
          </li>
        )}
      </ul>
    </header>
  );
}
