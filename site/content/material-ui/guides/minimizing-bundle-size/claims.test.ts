import createSvgIcon from '@mui/material/utils/createSvgIcon';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

claim(
  'For a few icons of your own, `createSvgIcon` needs only the path data: see [Icons](/material-ui/icons/).',
  'BundleIcons.tsx',
  {
    drive: async (_user, demo) => {
      const Tick = createSvgIcon(
        React.createElement('path', { d: 'M9 16.2 4.8 12' }),
        'Tick',
      );
      const room = document.createElement('div');
      demo.root.append(room);
      createRoot(room).render(React.createElement(Tick));
    },
    read: (demo) =>
      demo.query('[data-testid="TickIcon"] path').getAttribute('d') ?? '',
    holds: 'M9 16.2 4.8 12',
    contrary: '',
  },
);
