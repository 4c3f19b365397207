import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import TextField from '@mui/material/TextField';
import { claim } from 'vitrine/claims';

const described = (field: Element) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')
    ?.textContent ?? '';

claim('helperText is shown below the input and read out with it.', 'FieldHelp.tsx', {
  drive: async (user) => {
    await user.press('Tab', 'End');
    await user.type('tide.example');
  },
  read: (demo) => described(demo.the('textbox', 'Email')),
  holds: 'We only write when an order changes.',
  contrary: '',
});

const reached: string[] = [];

claim(
  "A disabled field can't be focused or copied from; a read-only field can.",
  'FieldTypes.tsx',
  {
    drive: async (user, demo) => {
      reached.length = 0;
      for (const field of ['#types-disabled', '#types-read']) {
        await user.click(demo.query(field));
        reached.push(demo.focused);
      }
    },
    read: () => reached,
    holds: ['', 'textbox Plan'],
    contrary: ['textbox Customer number', 'textbox Plan'],
  },
);

claim(
  'Helper text that changes while people type is read out only if it is a live region.',
  'FieldCount.tsx',
  {
    drive: async (user) => {
      await user.press('Tab', 'End');
      await user.type('!');
    },
    read: () => document.querySelector('[aria-live=polite]')?.textContent ?? '',
    holds: '22 of 40 letters',
    contrary: '21 of 40 letters',
  },
);

claim('required adds an asterisk to the label.', 'FieldTypes.tsx', {
  read: (demo) => [
    demo.query('label[for=types-required]').textContent ?? '',
    demo.query('label[for=types-password]').textContent ?? '',
  ],
  holds: ['Name\u2009*', 'Password'],
  contrary: ['Name', 'Password'],
});

claim(
  '`useFormControl` returns the state that `FormControl` shares with its parts: `focused` and `filled`, and the props `disabled`, `error`, `required`, `color`, `size` and `variant`.',
  'FieldControlState.tsx',
  {
    drive: async (user, demo) => {
      await user.focus('textbox', 'Meter reading');
      demo.root.dataset.hint = demo.query('#meter-hint').textContent ?? '';
      await user.type('4718820');
      await user.press('Tab');
    },
    read: (demo) => [
      demo.root.dataset.hint ?? '',
      demo.query('#meter-hint').textContent,
    ],
    holds: ['Only the black digits, without the red ones.', 'Thank you.'],
    contrary: ['Only the black digits, without the red ones.', 'Seven digits'],
  },
);

claim(
  'Sign in to see it: one `disabled` locks a label together with its input, and one `error` colors the label, the line and the help.',
  'FieldSignIn.tsx',
  {
    drive: async (user, demo) => {
      await user.focus(demo.query('#sign-in-code'));
      await user.type('123456');
      await user.press('Enter');
      demo.root.dataset.locked = String(
        (demo.query('#sign-in-code') as HTMLInputElement).disabled,
      );
    },
    read: (demo) => [
      demo.root.dataset.locked ?? '',
      demo.query('#sign-in-code').ariaInvalid,
      demo.query('.MuiFormHelperText-root').className.includes('Mui-error'),
    ],
    holds: ['true', 'true', true],
    contrary: ['false', 'false', false],
  },
);

const box = createRef<HTMLDivElement>();
const input = createRef<HTMLInputElement>();

claim(
  'In a `TextField`, `ref` is the box around the field, so pass theirs as `inputRef`:',
  'FieldHelp.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        createElement(TextField, { ref: box, inputRef: input }),
      );
    },
    read: () => [box.current?.tagName ?? '', input.current?.tagName ?? ''],
    holds: ['DIV', 'INPUT'],
    contrary: ['INPUT', 'INPUT'],
  },
);
