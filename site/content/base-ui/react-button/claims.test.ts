import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@mui/base/Button';
import { claim } from 'vitrine/claims';

claim(
  'People who press the first button with the keyboard then see the focus on the second one.',
  'ButtonUndo.tsx',
  {
    drive: (user) => user.press('Tab', 'Enter'),
    read: (demo) => [
      demo.focused,
      demo.the('button', 'Undo').classList.contains('Mui-focusVisible'),
    ],
    holds: ['button Undo', true],
    contrary: ['button Delete', false],
  },
);

claim(
  'With `href` it renders a link that behaves like any link:',
  'UnstyledLink.tsx',
  {
    read: (demo) => [demo.names('link'), demo.has('button')],
    holds: [['Read about roots'], false],
    contrary: [[], true],
  },
);

claim('The root has these classes while a state is active.', 'UnstyledLink.tsx', {
  drive: (user) => user.press('Tab'),
  read: (demo) => demo.query('a').classList.contains('Mui-focusVisible'),
  holds: true,
  contrary: false,
});

claim("Props that `Button` doesn't know go to the root.", 'UnstyledLink.tsx', {
  read: () => {
    const seen: string[] = [];
    const Root = (props: object) => {
      seen.push(...Object.keys(props).filter((name) => /campaign|owner/.test(name)));
      return null;
    };
    const props = { slots: { root: Root }, campaign: 'spring' };
    renderToString(createElement<object>(Button, props));
    return [...new Set(seen)].toSorted();
  },
  holds: ['campaign', 'ownerState'],
  contrary: [],
});
