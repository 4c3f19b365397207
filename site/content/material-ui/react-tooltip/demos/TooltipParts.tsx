import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipParts() {
  return (
    <Tooltip
      describeChild
      title="Prices include tax, but not the delivery to an island."
      slots={{ transition: Fade }}
      slotProps={{
        transition: { timeout: 400 },
        tooltip: { sx: { maxWidth: 180, textAlign: 'center' } },
        popper: {
          modifiers: [{ name: 'offset', options: { offset: [0, -8] } }],
        },
      }}
    >
      <Button variant="outlined">Prices</Button>
    </Tooltip>
  );
}
