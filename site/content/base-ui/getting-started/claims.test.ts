import { claim } from 'vitrine/claims';

claim(
  'A component in a slot also receives `ownerState`: the props and state of the parent component.',
  'OverviewSlots.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Brightness');
      await user.press('ArrowRight');
    },
    read: (demo) => [
      demo.value('slider', 'Brightness'),
      demo.query('[aria-hidden]').textContent ?? '',
    ],
    holds: ['41', '41 %'],
    contrary: ['41', '40 %'],
  },
);

claim(
  'It renders nothing and returns the state and props for your own elements.',
  'OverviewHook.tsx',
  {
    drive: (user, demo) => user.click(demo.query('label')),
    read: (demo) => {
      const label = demo.query('label');
      return [
        label.dataset.on ?? '',
        (demo.query('input') as HTMLInputElement).checked,
        demo.root.querySelectorAll('[class*="Mui"], [class*="base-"]').length,
      ];
    },
    holds: ['false', false, 0],
    contrary: ['false', false, 1],
  },
);
