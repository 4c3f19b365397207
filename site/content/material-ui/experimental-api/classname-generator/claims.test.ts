import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import { unstable_generateUtilityClass as generateUtilityClass } from '@mui/utils';
import { claim } from 'vitrine/claims';

claim(
  'The class for a disabled button is Mui-disabled, without the name of the component.',
  'ClassNames.tsx',
  {
    read: (demo) => demo.query('tbody tr:last-child td:last-child').textContent,
    holds: 'Mui-disabled',
    contrary: 'MuiButton-disabled',
  },
);

/** The class of a button's slot or state, with each of some generators. */
const named = (slot: string, ...generators: ((name: string) => string)[]) => {
  const names = generators.map((generator) => {
    ClassNameGenerator.configure(generator);
    return generateUtilityClass('MuiButton', slot);
  });
  ClassNameGenerator.reset();
  return [...names, generateUtilityClass('MuiButton', slot)];
};

claim(
  '`configure` replaces the earlier function; `reset` restores the default.',
  'ClassNames.tsx',
  {
    read: () =>
      named(
        'root',
        (name) => `shop-${name}`,
        (name) => name.replace('Mui', 'Shop'),
      ),
    holds: ['shop-MuiButton-root', 'ShopButton-root', 'MuiButton-root'],
    contrary: ['shop-MuiButton-root', 'shop-ShopButton-root', 'shop-MuiButton-root'],
  },
);

claim(
  '`Mui-disabled`, `Mui-selected`, `Mui-checked`, `Mui-expanded`, `Mui-focusVisible` and the like are shared by all components and never pass through the generator.',
  'ClassNames.tsx',
  {
    read: () =>
      ['disabled', 'selected', 'checked', 'expanded', 'focusVisible'].map(
        (state) => named(state, (name) => `shop-${name}`)[0]!,
      ),
    holds: [
      'Mui-disabled',
      'Mui-selected',
      'Mui-checked',
      'Mui-expanded',
      'Mui-focusVisible',
    ],
    contrary: [],
  },
);
