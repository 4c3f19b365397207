import { claim } from 'vitrine/claims';

claim('While it is loading, the button is disabled.', 'LabSave.tsx', {
  drive: (user) => user.click('button', 'Save'),
  read: (demo) => [
    demo.query('button').hasAttribute('disabled'),
    demo.text('status'),
  ],
  holds: [true, 'saving'],
  contrary: [false, 'saving'],
});

claim('Only the chosen panel has its content.', 'LabTabs.tsx', {
  drive: (user) => user.click('tab', 'Price'),
  read: (demo) => [
    demo.names('tabpanel'),
    demo.root.textContent?.includes('Bergen') ?? true,
  ],
  holds: [['Price'], false],
  contrary: [['Route'], true],
});

claim(
  'Tabs and panels get their ids and ARIA attributes from the context.',
  'LabTabs.tsx',
  {
    read: (demo) => {
      const panel = demo.the('tabpanel');
      const tab = demo.the('tab', 'Route');
      return [
        panel.getAttribute('aria-labelledby') === tab.id,
        tab.getAttribute('aria-controls') === panel.id,
      ];
    },
    holds: [true, true],
    contrary: [false, false],
  },
);
