import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

interface BusyButtonProps extends ButtonProps {
  busy?: boolean;
}

function BusyButton({
  busy = false,
  disabled,
  startIcon,
  ...props
}: BusyButtonProps) {
  const spinner = <CircularProgress size={16} color="inherit" aria-hidden />;
  return (
    <Button
      variant="contained"
      disabled={busy || disabled}
      startIcon={busy ? spinner : startIcon}
      {...props}
    />
  );
}

export default function CompositionWrapper() {
  return (
    <Stack direction="row" spacing={2}>
      <BusyButton busy>Saving</BusyButton>
      <BusyButton color="success">Save</BusyButton>
    </Stack>
  );
}
