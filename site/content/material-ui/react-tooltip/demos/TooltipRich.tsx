import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipRich() {
  return (
    <Tooltip
      describeChild
      arrow
      title={
        <>
          <Typography variant="subtitle2" component="p">
            Mia Berg
          </Typography>
          Changed 3 of 14 pages on Tuesday
        </>
      }
    >
      <Button variant="outlined">Version 7</Button>
    </Tooltip>
  );
}
