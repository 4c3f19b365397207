import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupCustom() {
  return (
    <ButtonGroup
      component="section"
      aria-label="Speed"
      variant="contained"
      classes={{ firstButton: 'start', lastButton: 'end' }}
      sx={{
        borderRadius: 99,
        '& .start': { borderRadius: '99px 0 0 99px', borderRightStyle: 'dashed' },
        '& .end': { borderRadius: '0 99px 99px 0' },
      }}
    >
      <Button>Slower</Button>
      <Button>Faster</Button>
    </ButtonGroup>
  );
}
