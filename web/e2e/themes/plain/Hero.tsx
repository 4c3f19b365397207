import { ProseElement, type PartProps } from 'vitrine/engine';

export default function Hero({ tagline, picture, actions }: PartProps['Hero']) {
  return (
    <div>
      {tagline.html && <ProseElement as="p" text={tagline} />}
      {picture && <img {...picture.light} alt={picture.alt} />}
      <ul>
        {(actions ?? []).map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
