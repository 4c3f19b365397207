import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupCustom() {
  return (
    <ButtonGroup
      aria-label="Speed"
      variant="contained"
      sx={{
        borderRadius: 99,
        '& .MuiButtonGroup-firstButton': {
          borderRadius: '99px 0 0 99px',
          borderRightStyle: 'dashed',
        },
        '& .MuiButtonGroup-lastButton': { borderRadius: '0 99px 99px 0' },
      }}
    >
      <Button>Slower</Button>
      <Button>Faster</Button>
    </ButtonGroup>
  );
}
