import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonBase, { type ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seat = {
  display: 'block',
  width: 1,
  p: 1.5,
  border: '1px solid',
  borderRadius: 1,
  textAlign: 'start',
  '& p': { m: 0 },
  '&.keyboard': { outline: '3px solid', outlineOffset: 2 },
  '&.Mui-disabled': { opacity: 0.6, borderStyle: 'dashed' },
};

const areas = [
  { name: 'Balcony', left: 9 },
  { name: 'Stalls', left: 0 },
  { name: 'Boxes', left: 2 },
];

export default function SeatChoice() {
  const [hint, setHint] = React.useState('');
  const [area, setArea] = React.useState('none');
  const first = React.useRef<ButtonBaseActions>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 260, maxWidth: '100%' }}>
      {areas.map(({ name, left }, index) => (
        <ButtonBase
          key={name}
          component="div"
          action={index === 0 ? first : undefined}
          disableRipple
          disabled={left === 0}
          onClick={() => setArea(name)}
          onFocusVisible={() => setHint(`Press Enter to choose ${name}`)}
          onBlur={() => setHint('')}
          focusVisibleClassName="keyboard"
          sx={seat}
        >
          <p>{name}</p>
          <p>{left === 0 ? 'Sold out' : `${left} seats left`}</p>
        </ButtonBase>
      ))}
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {hint || `Chosen: ${area}`}
      </Typography>
      <Button onClick={() => first.current?.focusVisible()}>Back to the top</Button>
    </Stack>
  );
}
