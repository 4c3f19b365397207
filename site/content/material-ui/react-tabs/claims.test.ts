import { claim } from 'vitrine/claims';

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
    drive: (user) => user.press('Tab', 'ArrowRight'),
    read: (demo) => [demo.focused, demo.attribute('aria-selected', 'tab', 'Plan')],
    holds: ['tab Plants', 'true'],
    contrary: ['tab Plants', 'false'],
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
