// Every icon of the shell, as symbols that a page carries once. 16 px on a 16 grid, except four of 12 px.
// Markdown refers to note, good, warn, fail and copy by name.
const shapes: Record<string, string> = {
  aria: '<circle cx="8" cy="3.2" r="1.2"/><path d="M3 6h10M8 6v3.5M8 9.5 5.5 14M8 9.5l2.5 4.5"/>',
  bell: '<path d="M3 11.5h10M4.2 11.5V7a3.8 3.8 0 0 1 7.6 0v4.5M6.7 13.5h2.6"/>',
  bundle: '<path d="M2 11V5h12v6zM5 5v2.5M8 5v3.5M11 5v2.5"/>',
  check: '<path d="m3 8.5 3.5 3.5L13 4.5"/>',
  close: '<path d="m4 4 8 8M12 4l-8 8"/>',
  codesandbox: '<path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.1 13.5 5M8 8.1v6.1"/>',
  copy: '<rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M10.5 3.5v-1h-8v8h1"/>',
  dark: '<path d="M13.3 9.8A5.7 5.7 0 0 1 6.2 2.7a5.7 5.7 0 1 0 7.1 7.1Z"/>',
  design:
    '<path d="M8 1.8c2.6 3 4 5.1 4 7.2a4 4 0 0 1-8 0c0-2.1 1.4-4.2 4-7.2Z"/><path d="M8 10.8a1.8 1.8 0 0 1-1.8-1.8"/>',
  edit: '<path d="m3 13 .6-2.8L10.8 3 13 5.2l-7.2 7.2zM9.3 4.5l2.2 2.2"/>',
  external: '<path d="M6 3.5H3v9.5h9.5v-3M9 2.5h4.5V7M13.5 2.5 7.5 8.5"/>',
  hash: '<path d="M6.5 2.5 5 13.5M11 2.5 9.5 13.5M3 5.8h10.5M2.5 10.2H13"/>',
  fail: '<circle cx="8" cy="8" r="5.8"/><path d="m5.9 5.9 4.2 4.2M10.1 5.9l-4.2 4.2"/>',
  focus: '<path d="M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3"/><circle cx="8" cy="8" r="1.8"/>',
  good: '<circle cx="8" cy="8" r="5.8"/><path d="m5.4 8.2 1.9 1.9 3.4-3.9"/>',
  issues: '<circle cx="8" cy="8" r="5.8"/><circle cx="8" cy="8" r=".9" fill="currentColor"/>',
  language:
    '<path d="M2.2 8h11.6M8 2.2c4.2 4 4.2 7.6 0 11.6M8 2.2c-4.2 4-4.2 7.6 0 11.6"/><circle cx="8" cy="8" r="5.8"/>',
  light:
    '<circle cx="8" cy="8" r="2.8"/><path d="M8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9"/>',
  measure: '<path d="M1.8 5h12.4v6H1.8zM4.5 5v2.5M7 5v3.5M9.5 5v2.5M12 5v2.5"/>',
  menu: '<path d="M2 4.5h12M2 8h12M2 11.5h8"/>',
  more: '<circle cx="3.5" cy="8" r=".9" fill="currentColor"/><circle cx="8" cy="8" r=".9" fill="currentColor"/><circle cx="12.5" cy="8" r=".9" fill="currentColor"/>',
  none: '<path d="M3.5 12.5 12.5 3.5"/>',
  note: '<circle cx="8" cy="8" r="5.8"/><path d="M8 7.4v3.6M8 5v.1"/>',
  page: '<path d="M4 2h5.5L12.5 5v9H4zM9 2.5v3h3M6.5 8.5H10M6.5 11H10"/>',
  repo: '<circle cx="4.5" cy="3.5" r="1.5"/><circle cx="4.5" cy="12.5" r="1.5"/><circle cx="11.5" cy="5.5" r="1.5"/><path d="M4.5 5v6M11.5 7c0 2.5-4 2-6.4 4.1"/>',
  reset: '<path d="M3 8a5 5 0 1 0 1.6-3.7M4.5 1.8v2.7h2.7"/>',
  right: '<path d="M2.5 8h11M9.5 4l4 4-4 4"/>',
  search: '<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/>',
  settings: '<path d="M2 5h6M12 5h2M2 11h2M8 11h6"/><circle cx="10" cy="5" r="2"/><circle cx="6" cy="11" r="2"/>',
  source: '<path d="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5"/>',
  rows: '<path d="M2 3.5h12M4.5 6.5H14M2 9.5h12M4.5 12.5H14"/>',
  stackblitz: '<path d="M9.2 1.8 3 9h4.3l-.9 5.2L13 7H8.5z"/>',
  system: '<circle cx="8" cy="8" r="5.5"/><path d="M8 2.5v11a5.5 5.5 0 0 0 0-11Z" fill="currentColor" stroke="none"/>',
  table: '<path d="M2 3h12v10H2zM2 6.5h12M7 3v10"/>',
  top: '<path d="M8 13.5v-11M4 6.5l4-4 4 4"/>',
  warn: '<path d="M8 2.2 14.2 13H1.8zM8 6.4v3M8 11.2v.1"/>',
};

const arrows: Record<string, string> = {
  down: '<path d="m2.5 4.5 3.5 3.5 3.5-3.5"/>',
  next: '<path d="m4.5 2.5 3.5 3.5-3.5 3.5"/>',
  minus: '<path d="M2.5 6h7"/>',
  plus: '<path d="M6 2.5v7M2.5 6h7"/>',
};

const symbols = (of: Record<string, string>, size: number) =>
  Object.entries(of)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 ${size} ${size}">${shape}</symbol>`)
    .join('');

/** Markup of all symbols, for one `<svg>` in the page. */
export const iconSymbols = symbols(shapes, 16) + symbols(arrows, 12);
