import { ProseElement, type PartProps } from 'vitrine/engine';

export default function Features({ features }: PartProps['Features']) {
  return (
    <ul>
      {(features ?? []).map(({ title, text, href }) => (
        <li key={title}>
          {href ? <a href={href}>{title}</a> : <b>{title}</b>}
          <ProseElement as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}
