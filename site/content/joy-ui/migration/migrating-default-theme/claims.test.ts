import { extendTheme } from '@mui/joy/styles';
import { claim } from 'vitrine/claims';

claim(
  'Only the values that you pass are replaced; all others stay those of the release.',
  'KeptNeutral.tsx',
  {
    read: () => {
      const standard = extendTheme().colorSchemes.light.palette.neutral;
      const kept = extendTheme({
        colorSchemes: { light: { palette: { neutral: { 500: '#6b7280' } } } },
      }).colorSchemes.light.palette.neutral;
      return [kept[500], kept[600] === standard[600]];
    },
    holds: ['#6b7280', true],
    contrary: ['#6b7280', false],
  },
);
