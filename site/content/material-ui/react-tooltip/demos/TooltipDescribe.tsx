import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescribe() {
  return (
    <Tooltip describeChild title="Everyone in the team gets an email.">
      <Button variant="contained">Publish</Button>
    </Tooltip>
  );
}
