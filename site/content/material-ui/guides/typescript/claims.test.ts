import { claim } from 'vitrine/claims';

claim(
  'Extend it for a wrapper and omit what the wrapper sets.',
  'TypescriptProps.tsx',
  {
    read: (demo) =>
      demo
        .all('progressbar')
        .map((bar) => [
          bar.classList.contains('MuiLinearProgress-determinate'),
          bar.getAttribute('aria-valuenow') ?? '',
        ]),
    holds: [
      [true, '80'],
      [true, '25'],
    ],
    contrary: [
      [false, ''],
      [false, ''],
    ],
  },
);

claim(
  "Handlers use React's types, with two exceptions: `Select` has its own event type, and components that report a value pass it as the second argument.",
  'TypescriptEvents.tsx',
  {
    drive: async (user) => {
      await user.click('combobox', 'Berth');
      await user.click('option', 'Window');
    },
    read: (demo) => demo.text('combobox'),
    holds: 'Window',
    contrary: 'Quiet',
  },
);

claim(
  'Everything else follows: the arguments of `getOptionLabel`, the value, and whether it can be `null`.',
  'TypescriptGeneric.tsx',
  {
    drive: async (user) => {
      await user.click('combobox', 'Port');
      await user.press('ArrowDown', 'Enter');
    },
    read: (demo) => [demo.value('combobox', 'Port'), demo.query('p').innerText],
    holds: ['Bergen', 'In Norway'],
    contrary: ['Bergen', 'None chosen'],
  },
);

claim(
  'Annotate it, or check it with `satisfies`, so that you can still spread it.',
  'TypescriptStyles.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiBox-root').children].map((tag) => {
        const { fontWeight, paddingLeft } = getComputedStyle(tag);
        return `${paddingLeft} ${fontWeight}`;
      }),
    holds: ['12px 400', '12px 700', '12px 400'],
    contrary: ['12px 400', '0px 700', '12px 400'],
  },
);

claim(
  'A wrapper that leaves the choice to its callers has to be generic.',
  'TypescriptComponent.tsx',
  {
    read: (demo) =>
      [demo.the('button', 'A button'), demo.the('link', 'A link')].map((element) => {
        const { borderTopLeftRadius, height } = getComputedStyle(element);
        return [
          element.tagName,
          Number.parseFloat(borderTopLeftRadius) > Number.parseFloat(height),
        ];
      }),
    holds: [
      ['BUTTON', true],
      ['A', true],
    ],
    contrary: [
      ['BUTTON', true],
      ['A', false],
    ],
  },
);
