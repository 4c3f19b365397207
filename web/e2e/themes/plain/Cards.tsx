import { Class, type PartProps } from 'vitrine/engine';

export default function Cards({ entries }: PartProps['Cards']) {
  return (
    <ul className={Class.Ui}>
      {entries.map(({ title, href, description }) => (
        <li key={title + href}>
          <a href={href}>{title}</a> {description}
        </li>
      ))}
    </ul>
  );
}
