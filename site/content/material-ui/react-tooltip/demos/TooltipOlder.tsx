import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

function InPlacePopper(props: PopperProps) {
  return <Popper {...props} disablePortal />;
}

export default function TooltipOlder() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      <Tooltip
        describeChild
        title="Grows from its middle"
        TransitionComponent={Zoom}
        TransitionProps={{ timeout: 300 }}
        PopperComponent={InPlacePopper}
      >
        <Button>Component props</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Fades in, and is narrow"
        components={{ Transition: Fade }}
        componentsProps={{ tooltip: { sx: { maxWidth: 90 } } }}
      >
        <Button>Components</Button>
      </Tooltip>
    </Stack>
  );
}
