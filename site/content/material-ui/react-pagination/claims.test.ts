import { claim } from 'vitrine/claims';

claim(
  "The row keeps its number of items on every page, so buttons don't move under the pointer.",
  'PaginationRanges.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('nav:nth-of-type(2) [aria-label="Go to page 1"]')),
    read: (demo) => [
      demo.query('nav:nth-of-type(2) [aria-current]').textContent ?? '',
      demo.query('nav:nth-of-type(2)').querySelectorAll('li').length,
    ],
    holds: ['1', 9],
    contrary: ['1', 7],
  },
);

claim(
  'Buttons are called "Go to page 4", "Go to next page" and, for the current one, "page 4" with `aria-current="true"`.',
  'PaginationBasic.tsx',
  {
    drive: (user) => user.click('button', 'Go to page 4'),
    read: (demo) => [
      demo.attribute('aria-current', 'button', 'page 4'),
      demo.text('status'),
      demo.has('button', 'Go to next page'),
    ],
    holds: ['true', 'Page 4 of 10', true],
    contrary: ['', 'Page 1 of 10', true],
  },
);

claim(
  'An arrow that leads nowhere, such as the one before page 1, gets `disabled` and no place in the tab order.',
  'PaginationLinks.tsx',
  {
    drive: (user) => user.press('Tab'),
    read: (demo) => demo.focused,
    holds: 'link page 1',
    contrary: 'link Go to previous page',
  },
);
