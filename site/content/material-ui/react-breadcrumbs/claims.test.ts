import Breadcrumbs from '@mui/material/Breadcrumbs';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
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
    read: (demo) => [
      ...new Set(
        [...demo.root.querySelectorAll('.MuiBreadcrumbs-separator')].map(
          (separator) =>
            `${separator.getAttribute('aria-hidden')} ${getComputedStyle(separator).userSelect}`,
        ),
      ),
    ],
    holds: ['true none'],
    contrary: ['null auto'],
  },
);

claim(
  '`expandText` names the button, "Show path" by default.',
  'BreadcrumbsExpand.tsx',
  {
    read: (demo) => {
      const steps = Array.from({ length: 9 }, (_, key) =>
        createElement('a', { key }, key),
      );
      const page = document.createElement('div');
      page.innerHTML = renderToString(createElement(Breadcrumbs, null, steps));
      return [
        ...demo.names('button'),
        page.querySelector('button')?.ariaLabel ?? '',
      ];
    },
    holds: ['Show two more levels', 'Show path'],
    contrary: ['Show path', 'Show path'],
  },
);
