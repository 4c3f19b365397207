import LinearProgress from '@mui/material/LinearProgress';
import CircularProgress from '@mui/material/CircularProgress';
import { renderToString } from 'react-dom/server';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'Both have the role `progressbar`, and need a name: `aria-label`, or `aria-labelledby` with the id of a visible label.',
  'ProgressBar.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const bars = [LinearProgress, CircularProgress].flatMap(
        (Bar: React.ElementType, key) => [
          React.createElement(Bar, { key, 'aria-label': `Upload ${key}` }),
          React.createElement(Bar, {
            key: key + 2,
            'aria-labelledby': 'upload-name',
          }),
          React.createElement(Bar, { key: key + 4 }),
        ],
      );
      const name = React.createElement('p', { key: 9, id: 'upload-name' }, 'Photos');
      createRoot(place).render([name, ...bars]);
    },
    read: (demo) => demo.names('progressbar').slice(1),
    holds: ['Upload 0', 'Photos', '', 'Upload 1', 'Photos', ''],
    contrary: ['Upload 0', 'Photos', '', '', '', ''],
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
    read: () => {
      const page = document.createElement('div');
      document.body.append(page);
      page.innerHTML = [48, '3rem', undefined]
        .map((size) =>
          renderToString(React.createElement(CircularProgress, { size })),
        )
        .join('');
      const sizes = [
        ...page.querySelectorAll<HTMLElement>('[role=progressbar]'),
      ].map(({ style }) => `${style.width} ${style.height}`);
      page.remove();
      return sizes;
    },
    holds: ['48px 48px', '3rem 3rem', '40px 40px'],
    contrary: ['48px 48px', '40px 40px', '40px 40px'],
  },
);

claim(
  'One upload fails on purpose: its bar turns red and stops where it was, and a button continues from there.',
  'ProgressUploads.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Upload three files');
      await user.hover('button', 'Try Interview.wav again');
      for (let uploaded = ''; uploaded !== '2 uploaded, 1 failed';) {
        await new Promise((frame) => requestAnimationFrame(frame));
        uploaded = demo.text('status');
      }
      const value = () =>
        demo.attribute('aria-valuetext', 'progressbar', 'Interview.wav');
      demo.root.dataset.failed = value();
      demo.root.dataset.red = String(
        demo
          .the('progressbar', 'Interview.wav')
          .matches('.MuiLinearProgress-colorError'),
      );
      await user.click('button', 'Try Interview.wav again');
      while (Number.parseInt(value(), 10) <= 12) {
        await new Promise((frame) => requestAnimationFrame(frame));
      }
    },
    read: ({ root }) => [root.dataset.failed ?? '', root.dataset.red ?? ''],
    holds: ['12 of 24 megabytes', 'true'],
    contrary: ['24 of 24 megabytes', 'false'],
  },
);
