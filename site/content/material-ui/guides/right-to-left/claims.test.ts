import rtlPlugin from 'stylis-plugin-rtl';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tabs from '@mui/material/Tabs';
import Tab from '@mui/material/Tab';
import styled from '@emotion/styled';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

const h = React.createElement;

claim(
  'The plugin turns `left` and `right`, in positions, margins and paddings as in `text-align` and `float`.',
  'RtlBoth.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const value = createCache({ key: 'turned', stylisPlugins: [rtlPlugin] });
      const Turned = styled('div')({
        position: 'absolute',
        ...{ left: 1, marginLeft: 2, paddingLeft: 3, textAlign: 'left' },
        '& span': { float: 'left' },
      });
      createRoot(place).render(
        h(CacheProvider, { value }, h(Turned, null, h('span'))),
      );
    },
    read: (demo) => {
      const box = demo.query('section > div');
      const { marginRight, paddingRight, right, textAlign } = getComputedStyle(box);
      const { float } = getComputedStyle(box.querySelector('span')!);
      return [right, marginRight, paddingRight, textAlign, float];
    },
    holds: ['1px', '2px', '3px', 'right', 'right'],
    contrary: ['1px', '2px', '0px', 'left', 'left'],
  },
);

claim(
  'Arrow keys: in a slider and in tabs, Arrow Left goes forward.',
  'RtlBoth.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const tabs = ['First', 'Second', 'Third'].map((label) =>
        h(Tab, { key: label, label }),
      );
      const theme = createTheme({ direction: 'rtl' });
      createRoot(place).render(
        h(ThemeProvider, { theme }, h(Tabs, { value: 0 }, tabs)),
      );
      await user.focus('slider', 'مستوى الصوت');
      await user.press('ArrowLeft');
      await user.focus('tab', 'First');
      await user.press('ArrowLeft');
    },
    read: (demo) => [demo.value('slider', 'مستوى الصوت'), demo.focused],
    holds: ['31', 'tab Second'],
    contrary: ['29', 'tab Third'],
  },
);

claim('`/* @noflip */` before a declaration keeps it.', 'RtlNoFlip.tsx', {
  read: (demo) =>
    ['mirrored', 'kept'].map(
      (note) => getComputedStyle(demo.query(`[data-note=${note}]`)).borderLeftWidth,
    ),
  holds: ['0px', '6px'],
  contrary: ['0px', '0px'],
});
