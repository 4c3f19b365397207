import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@mui/base/Button';
import { claim } from 'vitrine/claims';

let states: string[] = [];

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
  drive: async (user, { root }) => {
    const place = document.createElement('section');
    root.append(place);
    createRoot(place).render([
      createElement(Button, { key: 1, disabled: true }, 'Off'),
      createElement(Button, { key: 2 }, 'On'),
    ]);
    await user.focus('button', 'On');
    const [off, on] = place.children;
    const state = (button: Element) =>
      [...button.classList].filter((name) => name.startsWith('Mui-')).join();
    states = [state(off!)];
    await user.press('Shift+Tab', 'Tab');
    states.push(state(on!));
    on!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await user.hover(on!);
    states.push(String(on!.classList.contains('Mui-active')));
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await user.hover(on!);
    states.push(String(on!.classList.contains('Mui-active')));
  },
  read: () => states,
  holds: ['Mui-disabled', 'Mui-focusVisible', 'true', 'false'],
  contrary: ['', '', 'false', 'false'],
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
