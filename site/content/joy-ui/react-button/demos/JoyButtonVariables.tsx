import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import SendIcon from '@mui/icons-material/Send';

const variables = [
  { name: '--Button-minHeight', label: 'Height', start: 36, max: 72 },
  { name: '--Button-gap', label: 'Gap', start: 8, max: 24 },
  { name: '--Button-radius', label: 'Corners', start: 6, max: 36 },
  { name: '--Icon-fontSize', label: 'Icon', start: 20, max: 40 },
];

export default function JoyButtonVariables() {
  const [pixels, setPixels] = React.useState(variables.map(({ start }) => start));
  const styles = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Button startDecorator={<SendIcon />} style={styles} sx={{ mx: 'auto' }}>
        Send invitation
      </Button>
      {variables.map(({ name, label, max }, index) => (
        <FormControl key={name}>
          <FormLabel id={`joy-button-variable-${index}`}>{label}</FormLabel>
          <Slider
            size="sm"
            max={max}
            value={pixels[index]}
            aria-labelledby={`joy-button-variable-${index}`}
            onChange={(_, value) =>
              setPixels(
                pixels.map((old, at) => (at === index ? Number(value) : old)),
              )
            }
          />
          <Typography level="body-xs" fontFamily="code">
            {name}: {pixels[index]}px
          </Typography>
        </FormControl>
      ))}
    </Stack>
  );
}
