// The icons of the search. They come with its script: a page that nobody searches carries none of them.

export const shapes = {
  search: '<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/>',
  close: '<path d="m4 4 8 8M12 4l-8 8"/>',
  page: '<path d="M4 2h5.5L12.5 5v9H4zM9 2.5v3h3M6.5 8.5H10M6.5 11H10"/>',
  section: '<path d="M6.5 2.5 5 13.5M11 2.5 9.5 13.5M3 5.8h10.5M2.5 10.2H13"/>',
  prop: '<path d="M5.5 2.5c-2 0-1.5 2.2-1.5 3.5S3 8 2.5 8C3 8 4 8.7 4 10s-.5 3.5 1.5 3.5M10.5 2.5c2 0 1.5 2.2 1.5 3.5s1 2 1.5 2c-.5 0-1.5.7-1.5 2s.5 3.5-1.5 3.5"/>',
  guide: '<path d="M8 4C6.5 3 4.5 2.8 2.5 3v9.5c2-.2 4 0 5.5 1 1.5-1 3.5-1.2 5.5-1V3C11.5 2.8 9.5 3 8 4zM8 4v9.5"/>',
  api: '<path d="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5"/>',
  class: '<path d="M6 2.5 4.5 13.5M11.5 2.5 10 13.5M2.8 6h10.7M2.5 10h10.7"/>',
  error: '<circle cx="8" cy="8" r="5.8"/><path d="m5.9 5.9 4.2 4.2M10.1 5.9l-4.2 4.2"/>',
  theme: '<circle cx="8" cy="8" r="5.5"/><path d="M8 2.5v11a5.5 5.5 0 0 0 0-11Z" fill="currentColor" stroke="none"/>',
  icon: '<path d="M8 2.5 9.6 6.2l4 .4-3 2.7.9 4L8 11.2l-3.5 2.1.9-4-3-2.7 4-.4z"/>',
  clock: '<circle cx="8" cy="8" r="5.5"/><path d="M8 5v3.2l2 1.3"/>',
  all: '<path d="M2.5 8h11M9.5 4l4 4-4 4"/>',
} as const;

export type IconName = keyof typeof shapes;
