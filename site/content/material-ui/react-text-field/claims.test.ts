import FormControl, { useFormControl } from '@mui/material/FormControl';
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
  "A disabled field can't be focused; a read-only field can.",
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
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const State = () => createElement('p', null, JSON.stringify(useFormControl()));
      const props = { disabled: false, error: true, required: true, focused: true };
      const more = { color: 'success', size: 'small', variant: 'filled' } as const;
      createRoot(place).render(
        createElement(FormControl, { ...props, ...more }, createElement(State)),
      );
    },
    read: ({ root }) => {
      const state = JSON.parse(root.querySelector('section p')?.textContent ?? '{}');
      const names =
        'focused filled disabled error required color size variant'.split(' ');
      return names.map((name) => String(state[name]));
    },
    holds: ['true', 'false', 'false', 'true', 'true', 'success', 'small', 'filled'],
    contrary: [
      'undefined',
      'undefined',
      'false',
      'true',
      'true',
      'success',
      'small',
      'filled',
    ],
  },
);

claim(
  'Sign in to see it: one `disabled` locks a label together with its input, and one `error` colors the label, the line and the help.',
  'FieldSignIn.tsx',
  {
    drive: async (user, demo) => {
      const code = () =>
        demo.query('#sign-in-code').closest('.MuiFormControl-root')!;
      const count = (name: string) =>
        ['FormLabel', 'Input', 'FormHelperText'].filter((part) =>
          code().querySelector(`.Mui${part}-root`)!.matches(`.Mui-${name}`),
        );
      await user.focus(demo.query('#sign-in-code'));
      await user.type('123456');
      await user.press('Enter');
      demo.root.dataset.locked = [
        ...count('disabled'),
        (demo.query('#sign-in-code') as HTMLInputElement).disabled,
      ].join();
      while (count('error').length === 0) {
        await new Promise((frame) => requestAnimationFrame(frame));
      }
      demo.root.dataset.wrong = count('error').join();
    },
    read: ({ root }) => [root.dataset.locked ?? '', root.dataset.wrong ?? ''],
    holds: ['FormLabel,Input,FormHelperText,true', 'FormLabel,Input,FormHelperText'],
    contrary: ['Input,true', 'FormHelperText'],
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
