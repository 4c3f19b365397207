import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import {
  CssVarsProvider,
  extendTheme,
  getInitColorSchemeScript,
} from '@mui/joy/styles';
import { claim } from 'vitrine/claims';

claim(
  'Pressing the button changes one attribute of the sheet; the styles stay the same.',
  'DarkModeChoice.tsx',
  {
    drive: async (user, demo) => {
      const sheet = demo.query('.MuiSheet-root');
      sheet.parentElement!.dataset.classes = sheet.className;
      await user.click('button', 'Dark');
    },
    read: (demo) => {
      const sheet = demo.query('.MuiSheet-root');
      return [
        sheet.dataset.choiceScheme ?? '',
        sheet.parentElement!.dataset.classes === sheet.className,
        getComputedStyle(sheet).backgroundColor,
      ];
    },
    holds: ['dark', true, 'rgb(11, 13, 14)'],
    contrary: ['dark', true, 'rgb(255, 255, 255)'],
  },
);

claim(
  'The browser remembers the choice, and other tabs follow.',
  'DarkModeChoice.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Dark');
      demo.root.dataset.stored = localStorage.getItem('choice-mode') ?? '';
      const key = 'choice-mode'; // what another tab's choice sends to this one
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'light' }));
    },
    read: (demo) => [
      demo.root.dataset.stored ?? '',
      demo.has('button', 'Dark'),
      demo.query('.MuiSheet-root').dataset.choiceScheme ?? '',
    ],
    holds: ['dark', true, 'light'],
    contrary: ['dark', false, 'dark'],
  },
);

claim('The stylesheet contains both color schemes.', 'DarkModeChoice.tsx', {
  drive: async (_user, { root }) => {
    const place = document.createElement('section');
    root.append(place);
    const theme = extendTheme({ cssVarPrefix: 'both' });
    const node = { colorSchemeNode: place, attribute: 'data-both' };
    createRoot(place).render(
      createElement(
        CssVarsProvider,
        { theme, ...node, disableNestedContext: true },
        'Text',
      ),
    );
  },
  read: () =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ style }) => style.getPropertyValue('--both-palette-text-primary'))
      .map(({ selectorText, style }) =>
        [
          /dark|light/.exec(selectorText)?.[0] ?? '',
          /neutral-\d+/.exec(
            style.getPropertyValue('--both-palette-text-primary'),
          )?.[0],
        ].join(' '),
      )
      .toSorted(),
  holds: ['dark neutral-100', 'light neutral-800'],
  contrary: ['light neutral-800'],
});

claim(
  'Without one, people who have chosen nothing get the light scheme first.',
  'DarkModeChoice.tsx',
  {
    read: () =>
      [undefined, 'dark' as const].map((defaultMode) => {
        const attribute = 'data-first-scheme';
        const { props } = getInitColorSchemeScript({ attribute, defaultMode });
        const script = document.createElement('script');
        script.text = props.dangerouslySetInnerHTML.__html;
        document.head.append(script);
        script.remove();
        const scheme = document.documentElement.getAttribute(attribute) ?? '';
        document.documentElement.removeAttribute(attribute);
        return scheme;
      }),
    holds: ['light', 'dark'],
    contrary: ['dark', 'dark'],
  },
);

claim(
  'With `disableTransitionOnChange`, the provider adds a style without transitions while it changes the mode.',
  'DarkModeDocument.tsx',
  {
    drive: (user) => user.click('button', 'Change the mode'),
    read: (demo) => demo.text('status'),
    holds: 'In the other document: style added, style removed',
    contrary: 'In the other document: nothing yet',
  },
);
