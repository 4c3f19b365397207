import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import useMediaQuery from '@mui/material/useMediaQuery';
import { claim } from 'vitrine/claims';
import ServerEffect from './demos/ServerEffect';
import ServerHidden from './demos/ServerHidden';
import ServerId from './demos/ServerId';
import ServerNoSsr from './demos/ServerNoSsr';

let answers: string[] = [];

/** What a server sends of a component. */
const served = (Demo: React.ComponentType) =>
  renderToString(React.createElement(Demo));

claim('Render for all widths and let CSS choose.', 'ServerHidden.tsx', {
  read: (demo) => [
    (served(ServerHidden).match(/MuiChip-root/g) ?? []).length,
    [...demo.root.querySelectorAll('.MuiChip-root')].filter((chip) =>
      chip.checkVisibility(),
    ).length,
  ],
  holds: [3, 2],
  contrary: [2, 2],
});

claim(
  'On the server and during hydration it returns `defaultMatches`, which is `false` unless you set it; right after that it evaluates the query.',
  'ServerMediaQuery.tsx',
  {
    drive: async (_user, { root }) => {
      answers = [];
      for (const options of [{}, { defaultMatches: true }]) {
        const Answer = (() => {
          const query = options.defaultMatches
            ? '(max-width: 1px)'
            : '(min-width: 1px)';
          const answer = String(useMediaQuery(query, options));
          answers.push(answer);
          return answer;
        }) as never as React.ComponentType;
        const page = document.createElement('section');
        page.innerHTML = served(Answer);
        root.append(page);
        hydrateRoot(page, React.createElement(Answer));
      }
    },
    read: (demo) => [
      ...answers.slice(0, 2),
      ...[...demo.root.querySelectorAll('section')].map(
        (page) => page.textContent ?? '',
      ),
      ...new Set(answers.slice(2, 4)),
    ],
    holds: ['false', 'true', 'true', 'false', 'false', 'true'],
    contrary: ['true', 'true', 'true', 'true', 'true', 'true'],
  },
);

claim(
  'Render something that is true for everybody and refine it in an effect.',
  'ServerEffect.tsx',
  {
    read: (demo) => [
      served(ServerEffect).includes('UTC'),
      demo.query('time').textContent!.includes('UTC'),
    ],
    holds: [true, false],
    contrary: [true, true],
  },
);

claim('`React.useId` returns the same id on both.', 'ServerId.tsx', {
  drive: async (user, { root }) => {
    const page = document.createElement('main');
    page.innerHTML = served(ServerId);
    page.dataset.ids = [...page.querySelectorAll('input')]
      .map(({ id }) => id)
      .join();
    root.append(page);
    hydrateRoot(page, React.createElement(ServerId));
    await user.click(page.querySelectorAll('label')[1]!);
  },
  read: (demo) => {
    const page = demo.query('main');
    const fields = [...page.querySelectorAll('input')];
    return [
      fields.map(({ id }) => id).join() === page.dataset.ids,
      ...fields.map(({ checked }) => checked),
    ];
  },
  holds: [true, false, true],
  contrary: [false, false, true],
});

claim(
  "`NoSsr` doesn't render its children on the server and shows `fallback` instead.",
  'ServerNoSsr.tsx',
  {
    read: (demo) =>
      [served(ServerNoSsr), demo.root.innerHTML].map((markup) => [
        markup.includes('MuiSkeleton-root'),
        markup.includes('Your browser prefers'),
      ]),
    holds: [
      [true, false],
      [false, true],
    ],
    contrary: [
      [false, true],
      [false, true],
    ],
  },
);
