import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupFlat() {
  return (
    <ButtonGroup
      variant="contained"
      disableElevation
      disableRipple
      disableFocusRipple
      aria-label="Answer"
      sx={{
        '& .Mui-focusVisible': { outline: '3px solid', outlineOffset: 2, zIndex: 1 },
      }}
    >
      <Button>Accept</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
