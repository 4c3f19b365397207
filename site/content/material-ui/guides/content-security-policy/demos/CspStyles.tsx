import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function countStyles() {
  const styles = [
    ...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]'),
  ];
  const empty = styles.filter((style) => style.textContent === '');
  const rules = empty.reduce(
    (sum, style) => sum + (style.sheet?.cssRules.length ?? 0),
    0,
  );
  return { empty: empty.length, rules };
}

export default function CspStyles() {
  const [count, setCount] = React.useState<ReturnType<typeof countStyles>>();

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setCount(countStyles())}>
        Count
      </Button>
      <Typography role="status">
        {count
          ? `Empty style elements: ${count.empty}, with rules: ${count.rules}`
          : 'Not counted yet'}
      </Typography>
    </Stack>
  );
}
