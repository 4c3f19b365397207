import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const styles = ['bold', 'italic', 'underlined'];

export default function ToggleButtonMultiple() {
  const [value, setValue] = React.useState<string[]>(['italic']);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ToggleButtonGroup
        aria-label="Text style"
        value={value}
        onChange={(event, next: string[]) => setValue(next)}
      >
        {styles.map((style) => (
          <ToggleButton
            key={style}
            value={style}
            sx={{ textTransform: 'capitalize' }}
          >
            {style[0].toUpperCase() + style.slice(1)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        Value: {value.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
