import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface DebouncedInputProps extends InputProps {
  wait: number;
  onSettle: (text: string) => void;
}

function DebouncedInput({ wait, onSettle, ...props }: DebouncedInputProps) {
  const timer = React.useRef(0);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <Input
      {...props}
      onChange={(event) => {
        const { value } = event.target;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => onSettle(value), wait);
      }}
    />
  );
}

export default function JoyInputDebounced() {
  const [asked, setAsked] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: 'min(320px, 100%)' }}>
      <FormControl>
        <FormLabel>Search the archive</FormLabel>
        <DebouncedInput
          type="search"
          wait={400}
          onSettle={(text) => setAsked((before) => [...before, text])}
        />
      </FormControl>
      <Typography role="status" level="body-sm">
        {asked.length > 0
          ? `Requests: ${asked.length}, the last for “${asked.at(-1)}”`
          : 'No request yet'}
      </Typography>
    </Stack>
  );
}
