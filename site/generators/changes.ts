// The files that “vitrine history” keeps; each begins with the product's own package.
import base from '../history/base-ui.json';
import joy from '../history/joy-ui.json';
import material from '../history/material-ui.json';
import system from '../history/system.json';
import charts from '../history/x-charts.json';
import grid from '../history/x-data-grid.json';
import pickers from '../history/x-date-pickers.json';
import tree from '../history/x-tree-view.json';

const products: [id: string, overview: string, history: { packages: Package[] }][] =
  [
    ['material-ui', '/material-ui/api/', material],
    ['joy-ui', '/joy-ui/api/', joy],
    ['base-ui', '/base-ui/api/', base],
    ['system', '/system/api/', system],
    ['x-data-grid', '/x/api/data-grid/', grid],
    ['x-date-pickers', '/x/api/date-pickers/', pickers],
    ['x-charts', '/x/api/charts/', charts],
    ['x-tree-view', '/x/api/tree-view/', tree],
  ];

interface Package {
  releases: Release[];
}

interface Change {
  change: string;
  kind: string;
  of?: string;
  name: string;
  breaking?: boolean;
}

interface Release {
  version: string;
  changes: Change[];
}

export interface Changed {
  product: string;
  overview: string;
  releases: Release[];
}

/** Releases of a product that are told of: the newest that changed something that its users write. */
const told = 4;

/** The newest changes of each product. */
export default function changes() {
  const data: Changed[] = products.map(([product, overview, { packages }]) => ({
    product,
    overview,
    releases: packages[0]!.releases
      .filter(({ changes: list }) => list.length > 0)
      .toReversed()
      .slice(0, told),
  }));
  return { data };
}
