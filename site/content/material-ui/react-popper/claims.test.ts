import { claim } from 'vitrine/claims';

claim(
  "It has no backdrop and no focus trap, and it doesn't close by itself: neither <kbd>Esc</kbd> nor a click elsewhere has an effect.",
  'PopperBasic.tsx',
  {
    drive: async (user, { root }) => {
      const after = document.createElement('button');
      after.textContent = 'After';
      root.append(after);
      await user.focus('button', 'Track order');
      await user.press('Enter', 'Escape', 'Tab');
      root.dataset.next = document.activeElement?.textContent ?? '';
      after.style.marginInlineStart = '300px';
      await user.click('button', 'After');
    },
    read: (demo) => [
      demo.root.dataset.next ?? '',
      demo.has('group', 'Order'),
      document.querySelector('.MuiBackdrop-root') === null,
    ],
    holds: ['After', true, true],
    contrary: ['Track order', false, true],
  },
);

claim(
  'The root has the role `tooltip` unless you set another one.',
  'PopperPlacement.tsx',
  {
    drive: (user) => user.click('button', 'Show'),
    read: (demo) => demo.all('tooltip').length,
    holds: 1,
    contrary: 0,
  },
);

claim(
  'With `keepMounted` it stays in the document with `display: none`, and so do its fields with what was typed.',
  'PopperKept.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Draft');
      await user.focus('textbox', 'Note');
      await user.type('Paint');
      await user.click('button', 'Draft');
    },
    read: (demo) => [
      getComputedStyle(demo.query('[role=group]')).display,
      (demo.query('[role=group] input') as HTMLInputElement).value,
    ],
    holds: ['none', 'Paint'],
    contrary: ['none', ''],
  },
);

claim(
  'If `children` is a function, it gets the placement that was taken.',
  'PopperPlacement.tsx',
  {
    drive: (user) => user.click('button', 'Show'),
    read: (demo) => demo.all('tooltip')[0]?.textContent ?? '',
    holds: 'top',
    contrary: 'auto',
  },
);

claim(
  'Nothing tells the popper when that point moves, so call `update` of the instance, which `popperRef` receives.',
  'PopperPointer.tsx',
  {
    drive: async (user, demo) => {
      const slope = demo.query('[role=img]');
      await user.hover(slope);
      const { x, y } = slope.getBoundingClientRect();
      const at = { clientX: x + 60, clientY: y + 70, bubbles: true };
      slope.dispatchEvent(new MouseEvent('mousemove', at));
    },
    read: (demo) => {
      const popper = document.querySelector('.MuiPopper-root');
      const { x, width } = (popper ?? document.body).getBoundingClientRect();
      const slope = demo.query('[role=img]').getBoundingClientRect();
      return Math.abs(x + width / 2 - slope.x - 60) < 3;
    },
    holds: true,
    contrary: false,
  },
);
