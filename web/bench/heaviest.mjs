// The ten heaviest pages: by script the first of each package, by HTML the galleries and the longest reference.
export const heaviest = [
  '/x/react-data-grid/',
  '/x/react-data-grid/pagination/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-date-pickers/adapters-locale/',
  '/x/react-charts/lines/',
  '/material-ui/react-autocomplete/',
  '/material-ui/react-button/',
  '/material-ui/material-icons/',
  '/joy-ui/all-components/',
  '/x/api/data-grid/data-grid/',
];
