// Pages that every run opens, whatever records say: at least one of each kind, product and family. They are opened when
// only the engine or the theme has changed, which is not part of a page's key.

interface Reason {
  /** What the page alone shows, or shows best. */
  reason: string;
  /** Whether the page is also opened as it is published, and axe looks at its shell, code and colors. */
  published?: true;
}

export const alwaysOpened: Record<string, Reason> = {
  '/': {
    reason: 'home page: grids of demos of every family, theme panel',
    published: true,
  },
  '/blog/': { reason: 'list of posts with a filter', published: true },
  '/blog/how-this-site-is-built/': { reason: 'post' },
  '/versions/': { reason: 'releases of each product', published: true },
  '/production-error/': { reason: 'error decoder', published: true },
  '/playground/': { reason: 'demo that fills its page', published: true },
  '/experiments/docs/markdown/': {
    reason: 'every construct of the markdown dialect',
    published: true,
  },
  '/material-ui/': { reason: 'home page of Material UI' },
  '/joy-ui/': { reason: 'home page of Joy UI' },
  '/base-ui/': { reason: 'home page of Base UI' },
  '/system/': { reason: 'home page of MUI System' },
  '/x/': { reason: 'home page of several products' },
  '/material-ui/getting-started/installation/': {
    reason: 'prose with groups of code blocks',
  },
  '/material-ui/getting-started/templates/': {
    reason: 'demos in frames, each a page of its own',
  },
  '/material-ui/components/': {
    reason: 'generated list of a group',
    published: true,
  },
  '/material-ui/all-components/': { reason: 'gallery', published: true },
  '/material-ui/material-icons/': {
    reason: 'search in a virtual list',
    published: true,
  },
  '/material-ui/customization/color/': { reason: 'color tool' },
  '/material-ui/customization/default-theme/': {
    reason: 'tree of generated values',
  },
  '/material-ui/react-button/': {
    reason: 'component page with all parts: demos, playground, states, anatomy, keyboard table',
    published: true,
  },
  '/material-ui/react-dialog/': { reason: 'demos that open over the page' },
  '/material-ui/react-drawer/': {
    reason: 'demos in frames that are as wide as a window',
  },
  '/material-ui/react-table/': { reason: 'wide demos, which scroll in a region' },
  '/material-ui/react-timeline/': {
    reason: 'components of a second package of the product',
  },
  '/material-ui/api/': { reason: 'index of a reference', published: true },
  '/material-ui/api/button/': {
    reason: 'reference of a component',
    published: true,
  },
  '/material-ui/api/modal/': {
    reason: 'reference of a component with slots',
    published: true,
  },
  '/material-ui/api/use-media-query/': {
    reason: 'reference of a hook',
    published: true,
  },
  '/joy-ui/react-card/': { reason: 'demos of the family Joy UI' },
  '/base-ui/react-button/': {
    reason: 'demos of the family Base UI in three stylings',
    published: true,
  },
  '/base-ui/react-button/components-api/': {
    reason: 'reference in a tab of its component',
    published: true,
  },
  '/base-ui/react-menu/hooks-api/': {
    reason: 'reference of several hooks in a tab',
    published: true,
  },
  '/system/grid/': { reason: 'demos of the family MUI System' },
  '/x/react-data-grid/sorting/': { reason: 'Data Grid' },
  '/x/react-data-grid/events/': { reason: 'generated table of events' },
  '/x/react-charts/lines/': { reason: 'Charts: demos that measure themselves' },
  '/x/react-date-pickers/date-picker/': {
    reason: 'Date Pickers: demos that wait for scripts',
  },
  '/x/react-tree-view/': { reason: 'Tree View' },
  '/x/api/data-grid/data-grid/': {
    reason: 'the longest reference',
    published: true,
  },
  '/x/api/data-grid/grid-col-def/': {
    reason: 'reference of an interface',
    published: true,
  },
};

/** Those that are also opened as they are published. */
export const asPublished = Object.keys(alwaysOpened).filter((path) => alwaysOpened[path]!.published);
