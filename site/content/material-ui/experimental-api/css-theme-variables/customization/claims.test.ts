import { claim } from 'vitrine/claims';

claim(
  'The buttons have the same class names and different colors, because their boxes hold different values in the same variables.',
  'VariablesSchemes.tsx',
  {
    read: (demo) => {
      const [light, dark] = demo.all('button');
      return [
        light.className === dark.className,
        getComputedStyle(light).backgroundColor,
        getComputedStyle(dark).backgroundColor,
      ];
    },
    holds: [true, 'rgb(123, 31, 162)', 'rgb(206, 147, 216)'],
    contrary: [true, 'rgb(123, 31, 162)', 'rgb(123, 31, 162)'],
  },
);
