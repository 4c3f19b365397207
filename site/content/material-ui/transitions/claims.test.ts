import { claim } from 'vitrine/claims';

claim(
  'The element stays in the document and keeps its room; while it is out it has `visibility: hidden`, so nothing in it can be focused or read.',
  'TransitionFade.tsx',
  {
    drive: (user) => user.click('button', 'Hide'),
    read: (demo) => {
      const note = demo.query('[role=note]');
      return [
        getComputedStyle(note).visibility,
        note.offsetHeight > 0,
        demo.has('note'),
      ];
    },
    holds: ['hidden', true, false],
    contrary: ['visible', true, true],
  },
);

claim(
  'With `unmountOnExit` it is removed once the transition has ended, and with `mountOnEnter` it is added only when it first comes in.',
  'TransitionUnmount.tsx',
  {
    drive: async (user, { root }) => {
      const counts = () =>
        ['.stays', '.goes'].map((name) => root.querySelectorAll(name).length).join();
      root.dataset.first = counts();
      await user.click('button', 'Show');
      root.dataset.shown = counts();
      await user.click('button', 'Hide');
      root.dataset.hidden = counts();
    },
    read: ({ root }) => [
      root.dataset.first ?? '',
      root.dataset.shown ?? '',
      root.dataset.hidden ?? '',
    ],
    holds: ['1,0', '1,1', '1,0'],
    contrary: ['1,1', '1,1', '1,1'],
  },
);

claim(
  'A closed `Collapse` is as tall as its `collapsedSize`.',
  'TransitionCustom.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Read more');
      await user.click('button', 'Read less');
    },
    read: (demo) => [
      demo.query('.MuiCollapse-root').offsetHeight,
      getComputedStyle(demo.query('.MuiCollapse-root')).visibility,
      demo.has('button', 'Read more') && document.activeElement !== document.body,
    ],
    holds: [48, 'visible', true],
    contrary: [0, 'hidden', true],
  },
);

claim(
  '`onEntered` and `onExited` are called at the end of a transition.',
  'TransitionTiming.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Show');
      demo.root.dataset.shown = demo.text('status');
      await user.click('button', 'Hide');
    },
    read: (demo) => [demo.root.dataset.shown ?? '', demo.text('status')],
    holds: ['Last: faded in', 'Last: faded out'],
    contrary: ['Last: faded in', 'Last: faded in'],
  },
);
