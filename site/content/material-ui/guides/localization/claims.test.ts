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
