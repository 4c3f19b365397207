import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CloudDoneOutlinedIcon from '@mui/icons-material/CloudDoneOutlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';

const icons = { success: <CloudDoneOutlinedIcon fontSize="inherit" /> };

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        role="note"
        severity="info"
        icon={<LocalShippingOutlinedIcon fontSize="inherit" />}
      >
        Deliveries take a day longer this week.
      </Alert>
      <Alert role="note" severity="info" icon={false}>
        Prices include tax.
      </Alert>
      <Alert role="note" severity="success" iconMapping={icons}>
        The backup of last night is complete.
      </Alert>
    </Stack>
  );
}
