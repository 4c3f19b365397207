import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';

const variables = [
  { name: '--Input-minHeight', label: 'Height', start: 36, max: 72 },
  { name: '--Input-paddingInline', label: 'Padding', start: 12, max: 32 },
  { name: '--Input-gap', label: 'Gap', start: 8, max: 24 },
  { name: '--Input-radius', label: 'Corners', start: 6, max: 36 },
  { name: '--Input-focusedThickness', label: 'Focus ring', start: 2, max: 6 },
];

export default function JoyInputVariables() {
  const [pixels, setPixels] = React.useState(variables.map(({ start }) => start));
  const styles = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Input
        fullWidth
        className="harbor-search"
        aria-label="Harbor"
        defaultValue="Skagen"
        startDecorator={<SearchIcon />}
        endDecorator={
          <IconButton aria-label="Clear">
            <ClearIcon />
          </IconButton>
        }
        style={styles}
      />
      {variables.map(({ name, label, max }, index) => (
        <FormControl key={name}>
          <FormLabel id={`joy-variable-${index}`}>{label}</FormLabel>
          <Slider
            size="sm"
            max={max}
            value={pixels[index]}
            aria-labelledby={`joy-variable-${index}`}
            onChange={(_, value) =>
              setPixels(
                pixels.map((old, at) => (at === index ? Number(value) : old)),
              )
            }
          />
        </FormControl>
      ))}
      <Box component="output">
        {variables.map(({ name }, index) => (
          <Typography key={name} level="body-sm" fontFamily="code">
            {name}: {pixels[index]}px
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
