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
    drive: async (user) => {
      await user.click('button', 'Monday');
      await user.click('button', 'Open all');
    },
    read: (demo) => [
      demo.has('button', 'Close all'),
      demo.attribute('aria-expanded', 'button', 'Tuesday'),
    ],
    holds: [true, 'true'],
    contrary: [false, 'false'],
  },
);

claim(
  'Enter and Space toggle it, and Tab moves from one to the next.',
  'AccordionSingle.tsx',
  {
    drive: (user) => user.press('Tab', 'Tab', 'Enter'),
    read: (demo) => [
      demo.focused,
      demo.attribute('aria-expanded', 'button', 'On foot'),
    ],
    holds: ['button On foot', 'true'],
    contrary: ['button By ferry', 'false'],
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
