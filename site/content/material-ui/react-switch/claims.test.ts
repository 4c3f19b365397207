import { claim } from 'vitrine/claims';

claim(
  '`FormControlLabel` adds the text and makes both one target.',
  'SwitchBasic.tsx',
  {
    drive: (user, demo) =>
      user.click(
        [...demo.root.querySelectorAll('label')].find(
          (label) => label.textContent === 'Bluetooth',
        )!,
      ),
    read: (demo) => (demo.the('checkbox', 'Bluetooth') as HTMLInputElement).checked,
    holds: true,
    contrary: false,
  },
);

claim('Underneath is an `input` of the type `checkbox`.', 'SwitchBasic.tsx', {
  read: (demo) => demo.attribute('type', 'checkbox', 'Wi-Fi'),
  holds: 'checkbox',
  contrary: 'radio',
});

claim('Screen readers announce it as a checkbox.', 'SwitchBasic.tsx', {
  read: (demo) => [demo.all('checkbox').length, demo.all('switch').length],
  holds: [3, 0],
  contrary: [0, 3],
});

claim(
  'FormGroup stacks several controls, or puts them side by side with row.',
  'SwitchGroup.tsx',
  {
    read: (demo) => {
      const tops = demo
        .all('checkbox')
        .map((box) => box.getBoundingClientRect().top);
      return tops.every((top, index) => index === 0 || top > tops[index - 1]!);
    },
    holds: true,
    contrary: false,
  },
);
