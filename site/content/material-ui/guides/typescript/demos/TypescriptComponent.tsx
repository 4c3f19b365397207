import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

function RoundButton<C extends React.ElementType = 'button'>(
  props: ButtonProps<C, { component?: C }>,
) {
  return <Button variant="outlined" {...props} sx={{ borderRadius: 999 }} />;
}

export default function TypescriptComponent() {
  return (
    <Stack direction="row" spacing={2}>
      <RoundButton>A button</RoundButton>
      <RoundButton component="a" href="/material-ui/react-button/">
        A link
      </RoundButton>
    </Stack>
  );
}
