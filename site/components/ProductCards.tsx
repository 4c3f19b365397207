import type { Site } from 'vitrine/engine';

const blurbs: Record<string, string> = {
  'material-ui': 'Components that follow Material Design, under one theme.',
  'joy-ui': 'The same parts in a quieter design, colored by variants.',
  'base-ui': 'Behavior and accessibility without a line of CSS.',
  system: 'The styling functions below them all: sx, styled, breakpoints.',
  'x-data-grid': 'Thousands of rows to sort, filter, edit and page through.',
  'x-date-pickers': 'Dates and times by keyboard, pointer or touch.',
  'x-charts': 'Bars, lines, pies and points that share your theme.',
  'x-tree-view': 'Nested items to open, select and move through by key.',
};

/** Each product as a drawing of one line: what its exhibits look like from afar. */
const glyphs: Record<string, string> = {
  'material-ui': 'M4.5 13.5 16 7.5l11.5 6L16 19.5zM4.5 18.5l11.5 6 11.5-6',
  'joy-ui':
    'M8 11.5h16a4.5 4.5 0 0 1 0 9H8a4.5 4.5 0 0 1 0-9zM24 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  'base-ui': 'M5.5 8.5h21v15h-21zM11 16h10',
  system:
    'M4.5 11.5h23v9h-23zM8.5 20.5v-4M12.5 20.5v-6M16.5 20.5v-4M20.5 20.5v-6M24.5 20.5v-4',
  'x-data-grid': 'M5.5 8.5h21v15h-21zM5.5 13.5h21M5.5 18.5h21M12.5 8.5v15',
  'x-date-pickers':
    'M6.5 9.5h19v15h-19zM6.5 14.5h19M11.5 7v5M20.5 7v5M18 17h4v4h-4z',
  'x-charts': 'M5.5 24.5h21M8.5 24.5v-7h3v7M14.5 24.5v-14h3v14M20.5 24.5v-10h3v10',
  'x-tree-view':
    'M5.5 6.5h8v5h-8zM18.5 13.5h8v5h-8zM18.5 21.5h8v5h-8zM8.5 11.5v12.5h10M8.5 16h10',
};

interface ProductCardsProps {
  site: Site;
  /** Only the products of this category. */
  category?: string;
  /** Rows of name, version and text, at the address of the section that they replace. */
  rows?: boolean;
}

/** The documented libraries, each with what it is for, all of them or those of a category. */
export default function ProductCards({ site, category, rows }: ProductCardsProps) {
  const products = (site.products ?? []).filter(
    (product) => !category || product.category === category,
  );
  if (rows) {
    return (
      <ul className="product-rows ui" id="eight-libraries">
        {products.map(({ id, label, home, version }) => (
          <li key={id}>
            <a href={home}>
              <b>{label}</b>
              <span className="label">
                <bdi dir="ltr">{version}</bdi>
              </span>
              <span className="product-cards-about">{blurbs[id]}</span>
            </a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="product-cards ui">
      {products.map(({ id, label, home, version }) => (
        <li key={id}>
          <a href={home}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={glyphs[id]} />
            </svg>
            <span className="label">
              <bdi dir="ltr">{version}</bdi>
            </span>
            <b>{label}</b>
            <span className="product-cards-about">{blurbs[id]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
