import { claim } from 'vitrine/claims';

claim(
  'Pressing the button shows the whole path for good; the first link gets the focus.',
  'BreadcrumbsCollapsed.tsx',
  {
    drive: (user) => user.click('button', 'Show path'),
    read: (demo) => [demo.all('link').length, demo.focused],
    holds: [6, 'link Home'],
    contrary: [2, ''],
  },
);

claim(
  "Separators are hidden from screen readers and can't be selected with the text.",
  'BreadcrumbsSeparators.tsx',
  {
    read: (demo) => {
      const separator = demo.query('.MuiBreadcrumbs-separator');
      return [
        separator.getAttribute('aria-hidden') ?? '',
        getComputedStyle(separator).userSelect,
      ];
    },
    holds: ['true', 'none'],
    contrary: ['', 'auto'],
  },
);

claim(
  '`expandText` names the button, "Show path" by default.',
  'BreadcrumbsExpand.tsx',
  {
    read: (demo) => demo.names('button'),
    holds: ['Show two more levels'],
    contrary: ['Show path'],
  },
);
