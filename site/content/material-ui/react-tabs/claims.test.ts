import { claim } from 'vitrine/claims';

let moves: string[] = [];

claim('Only the selected tab is in the tab order.', 'TabsBasic.tsx', {
  drive: async (user) => {
    await user.press('Tab', 'ArrowRight', 'ArrowRight', 'Enter');
    await user.press('Tab', 'Shift+Tab');
  },
  read: (demo) => [
    demo.focused,
    demo.all('tab').filter((tab) => tab.tabIndex === 0).length,
  ],
  holds: ['tab Diary', 1],
  contrary: ['tab Plan', 3],
});

claim(
  'Arrow keys, Home and End move the focus, and Enter or Space selects the focused tab.',
  'TabsBasic.tsx',
  {
    drive: async (user, demo) => {
      moves = [];
      await user.press('Tab');
      for (const key of [
        'ArrowRight',
        'End',
        'ArrowLeft',
        'Home',
        'ArrowRight',
        'Enter',
        'End',
        'Space',
      ]) {
        await user.press(key);
        const selected = demo.all('tab').find((tab) => tab.ariaSelected === 'true');
        moves.push(`${demo.focused.slice(4)}, ${selected?.textContent}`);
      }
    },
    read: () => moves,
    holds: [
      'Plants, Plan',
      'Diary, Plan',
      'Plants, Plan',
      'Plan, Plan',
      'Plants, Plan',
      'Plants, Plants',
      'Diary, Plants',
      'Diary, Diary',
    ],
    contrary: [
      'Plants, Plants',
      'Diary, Diary',
      'Plants, Plants',
      'Plan, Plan',
      'Plants, Plants',
      'Plants, Plants',
      'Diary, Diary',
      'Diary, Diary',
    ],
  },
);

claim('All panels are in the page, and hidden hides all but one.', 'TabsBasic.tsx', {
  drive: (user) => user.click('tab', 'Diary'),
  read: (demo) => [
    demo.root.querySelectorAll('[role=tabpanel]').length,
    demo.text('tabpanel'),
  ],
  holds: [3, '17 May: the beans are up.'],
  contrary: [1, '17 May: the beans are up.'],
});
