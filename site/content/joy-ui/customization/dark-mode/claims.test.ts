import { extendTheme, getInitColorSchemeScript } from '@mui/joy/styles';
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
    drive: (user) => user.click('button', 'Dark'),
    read: () => localStorage.getItem('choice-mode') ?? '',
    holds: 'dark',
    contrary: 'light',
  },
);

claim('The stylesheet contains both color schemes.', 'DarkModeChoice.tsx', {
  read: () => {
    const { generateCssVars } = extendTheme();
    return (['light', 'dark'] as const).map((scheme) =>
      String(generateCssVars(scheme).css['--joy-palette-text-primary']),
    );
  },
  holds: [
    'var(--joy-palette-neutral-800, #171A1C)',
    'var(--joy-palette-neutral-100, #F0F4F8)',
  ],
  contrary: ['', ''],
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
