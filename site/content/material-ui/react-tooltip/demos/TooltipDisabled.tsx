import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Tooltip describeChild title="Fill in all fields first.">
        <Button
          variant="contained"
          aria-disabled
          onClick={(event) => event.preventDefault()}
          sx={{ opacity: 0.7, cursor: 'not-allowed' }}
        >
          Send
        </Button>
      </Tooltip>
      <Tooltip describeChild title="For the mouse only">
        <span>
          <Button variant="contained" disabled>
            Send
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
