import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

/** A button that disables itself and can't be focused then. */
function Saving() {
  const [saved, setSaved] = React.useState(false);
  return h(
    Button,
    { disabled: saved, onClick: () => setSaved(true) },
    'Save the map',
  );
}

const demoFocus = () =>
  document.activeElement === document.body
    ? ''
    : (document.activeElement?.textContent ?? '');

let kept: string[] = [];

const h = React.createElement;

/** What has the class of keyboard focus now: the names of its own classes. */
const ringed = () =>
  [...document.querySelectorAll('.Mui-focusVisible')].map((element) =>
    element.className.replace(/^(\S+).*/, '$1'),
  );

let rings: string[][] = [];

claim(
  'Button, MenuItem, Select, Switch and Slider have the class `Mui-focusVisible` while they have keyboard focus.',
  'AccessibilityFocus.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        h(
          React.Fragment,
          null,
          h(Button, null, 'Start'),
          h(Button),
          h(Select, null, h(Option, { value: 1 }, 'One')),
          h(Switch),
          h(Slider),
          h(
            Dropdown,
            null,
            h(MenuButton, null, 'Menu'),
            h(Menu, null, h(MenuItem, null, 'Copy'), h(MenuItem, null, 'Paste')),
          ),
        ),
      );
      rings = [];
      await user.click('button', 'Start');
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) {
        await user.press(key);
        rings.push(ringed());
      }
      await user.press('Tab', 'Enter', 'ArrowDown');
      rings.push(ringed());
    },
    read: () => rings,
    holds: [
      ['MuiButton-root'],
      ['MuiSelect-root'],
      ['MuiSwitch-root'],
      ['MuiSlider-thumb'],
      ['MuiMenuItem-root'],
    ],
    contrary: [[], [], [], [], []],
  },
);

claim(
  'In Switch and Slider, an invisible `input` has the focus; the class is on the root of the switch and on the thumb of the slider.',
  'AccessibilityNames.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(h(Slider));
      rings = [];
      for (const key of ['Tab', 'Tab']) {
        await user.press(key);
        rings.push([document.activeElement!.tagName, ...ringed()]);
      }
    },
    read: () => rings,
    holds: [
      ['INPUT', 'MuiSwitch-root'],
      ['INPUT', 'MuiSlider-thumb'],
    ],
    contrary: [
      ['INPUT', 'MuiSwitch-root'],
      ['INPUT', 'MuiSlider-root'],
    ],
  },
);

claim('A click on it reaches the field.', 'AccessibilityNames.tsx', {
  drive: (user, demo) => user.click(demo.query('label')),
  read: (demo) =>
    (demo.the('checkbox', 'Keep maps offline') as HTMLInputElement).checked,
  holds: false,
  contrary: true,
});

claim(
  'With `focusableWhenDisabled` it keeps the focus; otherwise no element has the focus any more.',
  'AccessibilityStatus.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(h(Saving));
      kept = [];
      for (const name of ['Save the route', 'Save the map']) {
        await user.focus('button', name);
        await user.press('Enter');
        kept.push(
          [demoFocus(), String(document.activeElement?.ariaDisabled)].join(),
        );
      }
    },
    read: () => kept,
    holds: ['Save the route,true', ',null'],
    contrary: [',null', ',null'],
  },
);

claim(
  'From the last element, <kbd>Tab</kbd> goes on with the first one, and <kbd>Shift</kbd>+<kbd>Tab</kbd> from the first with the last one.',
  'AccessibilityTrap.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Change the date');
      await user.press('Tab', 'Tab', 'Tab', 'Tab');
      demo.root.dataset.first = demo.focused;
      await user.press('Shift+Tab');
    },
    read: (demo) => [demo.root.dataset.first ?? '', demo.focused],
    holds: ['button Close', 'button Save'],
    contrary: ['button Save', 'button Close'],
  },
);

claim(
  'For a panel of your own, wrap it in `FocusTrap`: the focus moves to the panel when it opens, stays in it, and goes back when it closes.',
  'AccessibilityTrap.tsx',
  {
    drive: async (user, demo) => {
      const dialog = () => demo.query('[role=dialog]');
      await user.click('button', 'Change the date');
      kept = [String(document.activeElement === dialog())];
      for (let stop = 0; stop < 4; stop++) {
        await user.press('Tab');
        kept.push(String(dialog().contains(document.activeElement)));
      }
      await user.press('Escape');
    },
    read: (demo) => [...kept, demo.focused],
    holds: ['true', 'true', 'true', 'true', 'true', 'button Change the date'],
    contrary: ['true', 'true', 'true', 'true', 'false', 'button Change the date'],
  },
);
