import { Arrow } from './Arrow';

interface MoreProps {
  title: string;
  href: string;
}

/** The way to all of what a section shows some of, beside its heading. */
export default function More({ title, href }: MoreProps) {
  return (
    <p className="more ui">
      <a className="btn" href={href}>
        {title}
        <Arrow />
      </a>
    </p>
  );
}
