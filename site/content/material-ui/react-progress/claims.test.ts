import { claim } from 'vitrine/claims';

claim(
  'Both have the role `progressbar`, and need a name: `aria-label`, or `aria-labelledby` with the id of a visible label.',
  'ProgressBar.tsx',
  {
    read: (demo) => demo.names('progressbar'),
    holds: ['Uploading photos'],
    contrary: [''],
  },
);

claim(
  'The button also keeps its name: the circle is hidden from screen readers, and a status message says what is happening.',
  'ProgressButton.tsx',
  {
    drive: (user) => user.click('button', 'Save changes'),
    read: (demo) => [
      demo.names('button'),
      demo.has('progressbar'),
      demo.text('status').startsWith('Sav'),
    ],
    holds: [['Save changes'], false, true],
    contrary: [['Save changes'], true, true],
  },
);

claim(
  'Use `aria-disabled`, as above, and ignore further clicks in the handler.',
  'ProgressButton.tsx',
  {
    drive: (user) => user.click('button', 'Save changes'),
    read: (demo) => [demo.focused, demo.query('button').hasAttribute('disabled')],
    holds: ['button Save changes', false],
    contrary: ['', true],
  },
);

claim(
  'If yours mean something else, set `aria-valuetext="3 of 12 files"`.',
  'ProgressLabel.tsx',
  {
    drive: (user) => user.click('button', 'Next lesson'),
    read: (demo) => [
      demo.attribute('aria-valuenow', 'progressbar', 'Lessons'),
      demo.attribute('aria-valuetext', 'progressbar', 'Lessons'),
    ],
    holds: ['42', '5 of 12'],
    contrary: ['42', ''],
  },
);

claim(
  '`size` is the diameter, in pixels or with a unit such as `"3rem"`.',
  'ProgressLabel.tsx',
  {
    read: (demo) => demo.the('progressbar', 'Lessons').offsetWidth,
    holds: 72,
    contrary: 40,
  },
);

claim(
  'One upload fails on purpose: its bar turns red and stops where it was, and a button continues from there.',
  'ProgressUploads.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Upload three files');
      await new Promise((resolve) => {
        setTimeout(resolve, 5000);
      });
    },
    read: (demo) => [
      demo.attribute('aria-valuetext', 'progressbar', 'Interview.wav'),
      demo.text('status'),
      demo.has('button', 'Try Interview.wav again'),
    ],
    holds: ['12 of 24 megabytes', '2 uploaded, 1 failed', true],
    contrary: ['24 of 24 megabytes', '3 uploaded, 0 failed', false],
  },
);
