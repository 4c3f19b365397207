import { claim } from 'vitrine/claims';

claim(
  'The content is then a region with that id, and the button names it.',
  'AccordionBasic.tsx',
  {
    drive: (user) => user.click('button', 'Are dogs allowed?'),
    read: (demo) => [
      demo.names('region'),
      demo.attribute('id', 'region', 'Are dogs allowed?'),
    ],
    holds: [
      ['What do I have to bring?', 'Are dogs allowed?'],
      'accordion-dogs-content',
    ],
    contrary: [['', ''], ''],
  },
);

claim(
  'A single value for all sections keeps at most one of them open.',
  'AccordionSingle.tsx',
  {
    drive: (user) => user.click('button', 'By air'),
    read: (demo) => demo.all('button').map((button) => button.ariaExpanded),
    holds: ['false', 'false', 'true'],
    contrary: ['true', 'false', 'true'],
  },
);

claim(
  'Keep the state as a set of names to open or close all sections with one button:',
  'AccordionAll.tsx',
  {
    drive: async (user, demo) => {
      const states = () =>
        demo
          .all('button')
          .map((button) => button.ariaExpanded)
          .join();
      await user.click('button', 'Monday');
      await user.click('button', 'Open all');
      demo.root.dataset.open = states();
      await user.click('button', 'Close all');
      demo.root.dataset.shut = states();
    },
    read: ({ root }) => [root.dataset.open ?? '', root.dataset.shut ?? ''],
    holds: [',true,true,true', ',false,false,false'],
    contrary: [',true,true,true', ',true,true,true'],
  },
);

claim(
  'Enter and Space toggle it, and Tab moves from one to the next.',
  'AccordionSingle.tsx',
  {
    drive: async (user, demo) => {
      await user.press('Tab', 'Tab', 'Enter');
      demo.root.dataset.entered = demo.attribute(
        'aria-expanded',
        'button',
        'On foot',
      );
      await user.press('Space');
    },
    read: (demo) => [
      demo.root.dataset.entered ?? '',
      demo.focused,
      demo.attribute('aria-expanded', 'button', 'On foot'),
    ],
    holds: ['true', 'button On foot', 'false'],
    contrary: ['true', 'button On foot', 'true'],
  },
);

claim(
  "Typing in the field hides the answers that don't match and opens those that do.",
  'AccordionHelp.tsx',
  {
    drive: async (user) => {
      await user.focus('searchbox', 'Search the answers');
      await user.type('bicycle');
    },
    read: (demo) => [
      demo.all('button').map((button) => button.ariaExpanded),
      demo.text('status'),
    ],
    holds: [['true'], '1 of 5 answers'],
    contrary: [['false', 'false', 'false', 'false', 'false'], '5 of 5 answers'],
  },
);
