import { extendTheme } from '@mui/joy/styles';
import { claim } from 'vitrine/claims';

claim(
  'Only the values that you pass are replaced, with the channel tokens that follow from them; all others stay those of the release.',
  'KeptNeutral.tsx',
  {
    read: () => {
      const standard = extendTheme().colorSchemes;
      const kept = extendTheme({
        colorSchemes: { light: { palette: { neutral: { 500: '#6b7280' } } } },
      }).colorSchemes;
      const changed = (['light', 'dark'] as const).flatMap((scheme) =>
        Object.entries(standard[scheme].palette).flatMap(([name, values]) =>
          Object.entries(values as object)
            .filter(([key, value]) => {
              const palette = kept[scheme].palette as never as Record<
                string,
                object
              >;
              return value !== (palette[name] as Record<string, unknown>)[key];
            })
            .map(([key]) => `${scheme} ${name} ${key}`),
        ),
      );
      return [kept.light.palette.neutral[500], ...changed.toSorted()];
    },
    holds: ['#6b7280', 'light neutral 500', 'light neutral mainChannel'],
    contrary: ['#6b7280', 'light neutral 500'],
  },
);
