// Pages that tests look at. What exists is what the site's own map names; a test holds the map against the sources.
import { inject } from 'vitest';

/** A reference page is generated from types: there are hundreds, alike within their kind. */
export const isReference = (path: string) => /^\/[\w-]+\/api\/|(components|hooks)-api\/$/.test(path);

/** Every page of the site except reference pages. */
export const everyPage = inject('pages').filter((path) => !isReference(path));

/** Reference pages, one of each kind: there are hundreds, made alike. */
export const referencePages = [
  '/material-ui/api/',
  '/material-ui/api/button/',
  '/material-ui/api/modal/',
  '/material-ui/api/use-media-query/',
  '/base-ui/react-button/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
];

/** The test page that shows every construct of the dialect. */
export const dialect = '/experiments/docs/markdown/';

/** Those with demos whose first paint is compared, picture by picture: of each family, and of each way to be drawn. */
export const demoPages =
  process.env.VITRINE_SAMPLES === 'all'
    ? everyPage.filter((path) => !/-group|components\/$|api\/$/.test(path))
    : [
        '/material-ui/react-app-bar/',
        '/material-ui/react-autocomplete/',
        '/material-ui/react-button/',
        '/material-ui/react-table/',
        '/material-ui/react-text-field/',
        '/material-ui/react-dialog/',
        '/material-ui/react-slider/',
        '/material-ui/react-tabs/',
        '/material-ui/customization/density/',
        '/material-ui/all-components/',
        '/joy-ui/react-button/',
        '/joy-ui/react-card/',
        '/base-ui/react-button/',
        '/base-ui/react-select/',
        '/system/getting-started/the-sx-prop/',
        '/system/grid/',
        '/x/react-date-pickers/date-picker/',
        '/x/react-tree-view/',
        '/playground/',
      ];

/** Pages that stand for their kind: what other engines than Chromium open, if not everything is asked of them. */
export const kindsOfPages =
  process.env.VITRINE_SAMPLES === 'all'
    ? [...everyPage, ...referencePages, dialect, '/404.html']
    : [
        '/',
        '/material-ui/',
        '/material-ui/getting-started/installation/',
        '/material-ui/components/',
        '/material-ui/all-components/',
        '/material-ui/getting-started/templates/',
        '/material-ui/customization/color/',
        '/material-ui/material-icons/',
        '/material-ui/react-button/',
        '/joy-ui/react-card/',
        '/base-ui/react-button/',
        '/system/grid/',
        '/x/react-data-grid/',
        '/x/react-charts/lines/',
        '/x/react-date-pickers/date-picker/',
        '/x/react-tree-view/',
        '/material-ui/api/button/',
        '/base-ui/react-menu/hooks-api/',
        '/x/api/data-grid/grid-col-def/',
        '/blog/',
        '/blog/how-this-site-is-built/',
        '/playground/',
        '/production-error/?code=9',
        '/versions/',
        dialect,
        '/404.html',
      ];
