import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function FullWidthButton() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Button variant="contained" size="large" fullWidth disableElevation>
        Continue to payment
      </Button>
    </Box>
  );
}
