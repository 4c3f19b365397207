import { claim } from 'vitrine/claims';

claim(
  'Gutters are 16 pixels on each side, and 24 from the breakpoint `sm` on; `disableGutters` removes them.',
  'ContainerGutters.tsx',
  {
    read: (demo) => {
      const [first, second] = demo.root.querySelectorAll('.MuiContainer-root');
      const own = first!.classList[first!.classList.length - 1]!;
      const rules = [...document.styleSheets].flatMap((sheet) => [
        ...sheet.cssRules,
      ]);
      const left = ({ cssText }: CSSRule) =>
        /padding-left: (\w+)/.exec(cssText)?.[1] ?? '';
      const gutters = rules.filter(
        ({ cssText }) => cssText.includes(own) && /padding-left/.test(cssText),
      );
      return [
        ...gutters.map((rule) =>
          rule instanceof CSSMediaRule
            ? `${rule.conditionText} ${left(rule)}`
            : left(rule),
        ),
        getComputedStyle(second!).paddingLeft,
      ];
    },
    holds: ['16px', '(min-width: 600px) 24px', '0px'],
    contrary: ['24px', '(min-width: 600px) 24px', '24px'],
  },
);

claim('`maxWidth="xs"` is 444 pixels, not 0.', 'ContainerGutters.tsx', {
  read: (demo) => getComputedStyle(demo.query('.MuiContainer-root')).maxWidth,
  holds: '444px',
  contrary: '0px',
});

claim(
  '`maxWidth={false}` sets no limit, so that you can set one of your own.',
  'ContainerCustom.tsx',
  {
    read: (demo) => {
      const container = demo.query('.MuiContainer-root');
      const { maxWidth } = getComputedStyle(container);
      return [container.className.includes('maxWidth'), maxWidth === '1200px'];
    },
    holds: [false, false],
    contrary: [true, true],
  },
);
