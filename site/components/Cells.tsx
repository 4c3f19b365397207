import { Arrow } from './Arrow';

interface CellsProps {
  cells: readonly { title: string; text: string; href: string }[];
  /** They are steps: each has its number. */
  numbered?: boolean;
}

/** Where to go from here: cells in a row, each a link. */
export default function Cells({ cells, numbered }: CellsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="cells ui">
      {cells.map(({ title, text, href }, index) => (
        <li key={href}>
          <a href={href}>
            {numbered && (
              <span className="cells-number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <b>{title}</b>
            <span className="cells-about">{text}</span>
            {numbered && <Arrow />}
          </a>
        </li>
      ))}
    </List>
  );
}
