import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const ring = {
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
};

export default function RippleOff() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Button variant="outlined">As it is</Button>
      <Button variant="outlined" disableFocusRipple sx={ring}>
        A ring for the keyboard
      </Button>
      <Button variant="outlined" disableRipple sx={ring}>
        No ripple at all
      </Button>
    </Stack>
  );
}
