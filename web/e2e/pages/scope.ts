// Which pages of the site a run opens: VITRINE_PAGES=all, =smoke, or paths with commas between them. Without it: pages
// that have changed since they passed, and those that are always opened.

/** The pages of a smoke test. */
const smoke = [
  '/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/joy-ui/react-card/',
  '/x/react-charts/lines/',
  '/experiments/docs/markdown/',
];

const value = process.env.VITRINE_PAGES ?? '';

/** Whether pages are opened that have not changed since they passed. */
export const opensAll = value === 'all';

/** The only pages of a run that tests nothing else; undefined for the whole suite. */
export const named = value === 'smoke' ? smoke : value && !opensAll ? value.split(',') : undefined;
