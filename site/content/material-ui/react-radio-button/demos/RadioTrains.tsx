import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';

export default function RadioTrains() {
  const first = React.useRef<HTMLInputElement>(null);

  return (
    <Box role="radiogroup" aria-labelledby="trains-question">
      <FormLabel id="trains-question">Train</FormLabel>
      <Box>
        <Radio id="trains-0812" name="trains" value="08:12" inputRef={first} />
        <label htmlFor="trains-0812">08:12, two changes</label>
      </Box>
      <Box>
        <Radio disabled id="trains-0930" name="trains" value="09:30" />
        <FormLabel disabled component="label" htmlFor="trains-0930">
          09:30, full
        </FormLabel>
      </Box>
      <Button onClick={() => first.current?.focus()}>Go to the first train</Button>
    </Box>
  );
}
