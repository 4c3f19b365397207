import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/Warning';
import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertPicture() {
  return (
    <Stack spacing={1} sx={{ width: 220 }}>
      <Alert color="success" startDecorator={<CheckCircleIcon />}>
        Changes are saved.
      </Alert>
      <Alert color="warning" startDecorator={<WarningIcon />}>
        Storage is low.
      </Alert>
    </Stack>
  );
}
