import { claim } from 'vitrine/claims';

claim(
  'Steps before it are completed, and steps after it are disabled.',
  'StepperLinear.tsx',
  {
    drive: async (user, { root }) => {
      const states = () =>
        [...root.querySelectorAll('.MuiStepLabel-root')]
          .map((label) =>
            label.closest('.MuiStep-root')!.matches('.Mui-completed')
              ? 'completed'
              : label.matches('.Mui-disabled')
                ? 'disabled'
                : 'active',
          )
          .join();
      root.dataset.first = states();
      await user.click('button', 'Continue');
      root.dataset.second = states();
    },
    read: ({ root }) => [root.dataset.first ?? '', root.dataset.second ?? ''],
    holds: ['completed,active,disabled', 'completed,completed,active'],
    contrary: ['active,disabled,disabled', 'active,active,active'],
  },
);

claim(
  'If `activeStep` equals the number of steps, all are completed.',
  'StepperLinear.tsx',
  {
    drive: async (user) => {
      await user.click('button', 'Continue');
      await user.click('button', 'Continue');
    },
    read: (demo) => [
      demo.text('status'),
      demo.root.querySelectorAll('.MuiStep-root.Mui-completed').length,
    ],
    holds: ['The cabin is booked.', 3],
    contrary: ['The cabin is booked.', 2],
  },
);

claim(
  'With `nonLinear`, no step is disabled because of its position, and none is completed until you set `completed`.',
  'StepperFree.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('.MuiStep-root:nth-child(3) button')),
    read: (demo) => [
      demo.root.querySelectorAll('button:disabled').length,
      demo.root.querySelectorAll('.MuiStep-root.Mui-completed').length,
      demo.has('button', 'Complete: Links'),
    ],
    holds: [0, 1, true],
    contrary: [0, 2, true],
  },
);

claim(
  'A `StepButton` has `aria-current="step"` while its step is active.',
  'StepperFree.tsx',
  {
    drive: (user, demo) =>
      user.click(demo.query('.MuiStep-root:nth-child(2) button')),
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiStepButton-root')].map((button) =>
        button.getAttribute('aria-current'),
      ),
    holds: [null, 'step', null],
    contrary: ['step', null, null],
  },
);

claim(
  'Content is unmounted when it closes, and its state is lost; keep the state outside, or keep the content mounted:',
  'StepperVertical.tsx',
  {
    drive: (user) => user.click('button', 'Done'),
    read: (demo) => [
      demo.root.textContent?.includes('Leave the beans') ?? false,
      demo.root.textContent?.includes('Simmer them') ?? false,
    ],
    holds: [false, true],
    contrary: [true, true],
  },
);

claim(
  'Here the stepper is also an ordered list, set with `component`, and the active step has `aria-current`.',
  'StepperLabels.tsx',
  {
    read: (demo) => [
      demo.names('list'),
      demo.all('listitem').map((step) => step.getAttribute('aria-current')),
    ],
    holds: [['Delivery'], [null, null, 'step', null]],
    contrary: [['Delivery'], [null, null, null, null]],
  },
);

claim(
  '`onScroll` follows the finger, and the buttons scroll.',
  'StepperCarousel.tsx',
  {
    drive: async (user, { root }) => {
      await user.click('button', 'Next');
      await user.click('button', 'Next');
      const text = () =>
        root.querySelector('.MuiMobileStepper-root')!.textContent ?? '';
      while (text() !== 'Back3 / 4Next') {
        await new Promise((frame) => requestAnimationFrame(frame));
      }
      root.dataset.clicked = text();
      root
        .querySelector('[role=region]')!
        .scrollTo({ left: 0, behavior: 'instant' });
    },
    read: (demo) => [
      demo.root.dataset.clicked ?? '',
      demo.query('.MuiMobileStepper-root').textContent,
    ],
    holds: ['Back3 / 4Next', 'Back1 / 4Next'],
    contrary: ['Back1 / 4Next', 'Back1 / 4Next'],
  },
);
