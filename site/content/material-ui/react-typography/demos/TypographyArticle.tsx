import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const tides = [
  { station: 'Bodø', high: '13:20', meters: '2.41' },
  { station: 'Tromsø', high: '14:55', meters: '2.68' },
  { station: 'Vardø', high: '18:10', meters: '3.02' },
];

export default function TypographyArticle() {
  const [size, setSize] = React.useState<'body1' | 'body2'>('body1');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Text size"
        value={size}
        onChange={(_, value) => value && setSize(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="body2">Small text</ToggleButton>
        <ToggleButton value="body1">Large text</ToggleButton>
      </ToggleButtonGroup>
      <Box component="article" sx={{ maxWidth: '65ch' }}>
        <Typography variant="overline" component="p" color="text.secondary">
          Coast
        </Typography>
        <Typography variant="h4" component="h3" gutterBottom>
          The day the tide ran late
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          color="text.secondary"
          paragraph
        >
          A storm in the south held the water back, and three harbors waited for it.
        </Typography>
        <Typography variant="caption" component="p" gutterBottom>
          By Signe Aune, October 12
        </Typography>
        <Typography variant={size} paragraph>
          On most days the table in the harbor office is right to the minute. On
          Tuesday it was off by forty, and nobody in Bodø could say why the ferry lay
          so low at the quay.
        </Typography>
        <Typography variant="h6" component="h4" gutterBottom>
          What the stations measured
        </Typography>
        <Box component="table" sx={{ borderSpacing: '24px 4px', mx: -3, mb: 2 }}>
          <thead>
            <tr>
              {['Station', 'High water', 'Meters'].map((head) => (
                <Typography
                  key={head}
                  component="th"
                  variant="subtitle2"
                  sx={{ textAlign: 'start' }}
                >
                  {head}
                </Typography>
              ))}
            </tr>
          </thead>
          <tbody>
            {tides.map(({ station, high, meters }) => (
              <tr key={station}>
                <Typography component="td" variant="body2">
                  {station}
                </Typography>
                {[high, meters].map((value) => (
                  <Typography
                    key={value}
                    component="td"
                    variant="body2"
                    sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
                  >
                    {value}
                  </Typography>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
        <Typography variant={size} paragraph>
          By evening the wind had turned. The water came back within the hour, and
          with it the fish boats.
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          Heights above chart datum.
        </Typography>
      </Box>
    </Box>
  );
}
