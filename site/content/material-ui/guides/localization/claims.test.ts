import * as locales from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'A locale is a set of default props that translates them.',
  'LocalizationSwitch.tsx',
  {
    drive: (user) => user.click('button', 'fr'),
    read: (demo) =>
      [...demo.query('div[lang]').querySelectorAll('button')].map(
        (button) => button.getAttribute('aria-label') ?? '',
      ),
    holds: [
      'Ouvrir',
      'Fermer',
      'Aller à la page précédente',
      'Aller à la page suivante',
    ],
    contrary: ['Open', 'Close', 'Go to previous page', 'Go to next page'],
  },
);

type Texts = Record<string, { defaultProps?: Record<string, unknown> }>;

const textsOf = (locale: { components?: object }) =>
  locale.components as Texts | undefined;

claim('`enUS` is empty, since English is the default.', 'LocalizationSwitch.tsx', {
  read: () => JSON.stringify(locales.enUS),
  holds: '{}',
  contrary: '{"components":{}}',
});

claim(
  'Some are incomplete: `caES`, `hyAM` and `idID` lack the texts of `Breadcrumbs` and `Pagination`, and `zhCN`, `zhHK` and `zhTW` those of `Pagination`.',
  'LocalizationSwitch.tsx',
  {
    read: () =>
      Object.entries(locales)
        .filter(([name]) => name !== 'enUS')
        .map(([name, locale]) => {
          const texts = textsOf(locale);
          const lacking = ['MuiBreadcrumbs', 'MuiPagination'].filter(
            (key) => !texts?.[key],
          );
          return lacking.length > 0 ? `${name} ${lacking.join(' ')}` : '';
        })
        .filter((line) => line !== ''),
    holds: [
      'caES MuiBreadcrumbs MuiPagination',
      'hyAM MuiBreadcrumbs MuiPagination',
      'idID MuiBreadcrumbs MuiPagination',
      'zhCN MuiPagination',
      'zhHK MuiPagination',
      'zhTW MuiPagination',
    ],
    contrary: [],
  },
);

claim(
  '`createTheme(locale, options)` and `createTheme(options, locale)` differ where both set the same prop: the later one wins.',
  'LocalizationSwitch.tsx',
  {
    read: () => {
      const own = {
        components: {
          MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Lignes' } },
        },
      };
      return [createTheme(locales.frFR, own), createTheme(own, locales.frFR)].map(
        (theme) =>
          String(
            theme.components!.MuiTablePagination!.defaultProps!.labelRowsPerPage,
          ),
      );
    },
    holds: ['Lignes', 'Lignes par page :'],
    contrary: ['Lignes par page :', 'Lignes'],
  },
);

claim('Version 5.15.4 has 58 locales.', 'LocalizationSwitch.tsx', {
  read: () => Object.keys(locales).length,
  holds: 58,
  contrary: 57,
});
