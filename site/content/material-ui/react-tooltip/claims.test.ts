import { claim } from 'vitrine/claims';

claim(
  'By default, the title also names the child: it becomes its `aria-label`, so an icon button needs no other.',
  'TooltipBasic.tsx',
  {
    read: (demo) => demo.names('button'),
    holds: ['Reply', 'Archive', 'Delete'],
    contrary: ['', '', ''],
  },
);

claim(
  'It opens when the child gets keyboard focus, and <kbd>Esc</kbd> closes it.',
  'TooltipBasic.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      demo.root.dataset.shown = demo.text('tooltip');
      await user.press('Escape');
    },
    read: (demo) => [
      demo.root.dataset.shown ?? '',
      demo.has('tooltip'),
      demo.focused,
    ],
    holds: ['Reply', false, 'button Reply'],
    contrary: ['Reply', true, 'button Reply'],
  },
);

claim(
  'If the child already has a name, such as visible text, set `describeChild` so that the title becomes its description.',
  'TooltipDescribe.tsx',
  {
    drive: (user) => user.press('Tab'),
    read: (demo) => {
      const id = demo.query('button').getAttribute('aria-describedby') ?? '';
      return [demo.names('button'), document.getElementById(id)?.textContent ?? ''];
    },
    holds: [['Publish'], 'Everyone in the team gets an email.'],
    contrary: [['Everyone in the team gets an email.'], ''],
  },
);

claim(
  'Here only a click opens it, which also works by touch.',
  'TooltipControlled.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      await user.hover('button', 'Where is my number?');
      demo.root.dataset.before = String(demo.has('tooltip'));
      await user.click('button', 'Where is my number?');
    },
    read: (demo) => [demo.root.dataset.before ?? '', demo.has('tooltip')],
    holds: ['false', true],
    contrary: ['true', true],
  },
);

claim(
  'Use `aria-disabled` instead: the button stays focusable, and screen readers read the reason.',
  'TooltipDisabled.tsx',
  {
    drive: (user) => user.press('Tab'),
    read: (demo) => {
      const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
      return [demo.focused, document.getElementById(id)?.textContent ?? ''];
    },
    holds: ['button Send', 'Fill in all fields first.'],
    contrary: ['', ''],
  },
);

claim(
  'Pass a new object when the point moves, so that the tooltip follows.',
  'TooltipVirtual.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab');
      const before = demo.the('tooltip').getBoundingClientRect();
      await user.press('End');
      const after = demo.the('tooltip').getBoundingClientRect();
      demo.root.dataset.moved = String(after.left - before.left > 100);
    },
    read: (demo) => [demo.text('tooltip'), demo.root.dataset.moved ?? ''],
    holds: ['23:00, 2.0 meters', 'true'],
    contrary: ['23:00, 2.0 meters', 'false'],
  },
);
