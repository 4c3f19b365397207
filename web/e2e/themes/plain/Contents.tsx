import { Class, useMessages, type PartProps } from 'vitrine/engine';

export default function Contents({ contents }: PartProps['Contents']) {
  const say = useMessages();
  if (!contents.length) return null;
  return (
    <nav className={`${Class.Contents} ${Class.Ui}`} aria-label={say('Contents')}>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
