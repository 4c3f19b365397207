import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CssVarsProvider as JoyProvider,
  useColorScheme as useJoyScheme,
} from '@mui/joy/styles';
import {
  Experimental_CssVarsProvider as MaterialProvider,
  experimental_extendTheme as extendMaterial,
  THEME_ID,
  useColorScheme as useMaterialScheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

const background = (element: HTMLElement) =>
  getComputedStyle(element).backgroundColor;

claim(
  'The green theme below belongs to Material UI alone; the other button keeps the theme of Joy UI.',
  'BothLibraries.tsx',
  {
    read: (demo) => [
      background(demo.the('button', 'Material UI')),
      background(demo.the('button', 'Joy UI')),
    ],
    holds: ['rgb(0, 105, 92)', 'rgb(11, 107, 203)'],
    contrary: ['rgb(0, 105, 92)', 'rgb(0, 105, 92)'],
  },
);

const alone = {
  storageWindow: null,
  colorSchemeNode: null,
  disableNestedContext: true,
  disableStyleSheetGeneration: true,
};

function Modes() {
  const joy = useJoyScheme();
  const material = useMaterialScheme();
  const text = `Joy ${joy.mode}, Material ${material.mode}`;
  return h(
    'button',
    {
      onClick: () => joy.setMode('dark'),
      onFocus: () => material.setMode('system'),
    },
    text,
  );
}

claim(
  "Each library's `useColorScheme` sets only its own mode.",
  'BothLibraries.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const theme = { [THEME_ID]: extendMaterial() };
      const inner = h(JoyProvider, alone, h(Modes));
      createRoot(place).render(h(MaterialProvider, { ...alone, theme }, inner));
      await user.focus('button', 'Joy light, Material light');
      root.dataset.first = place.textContent ?? '';
      await user.click('button', 'Joy light, Material system');
    },
    read: (demo) => [
      demo.root.dataset.first ?? '',
      demo.query('section button').textContent ?? '',
    ],
    holds: ['Joy light, Material system', 'Joy dark, Material system'],
    contrary: ['Joy system, Material system', 'Joy dark, Material dark'],
  },
);
