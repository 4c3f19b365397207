import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function UsageProps() {
  return (
    <Box sx={{ p: 2, color: 'text.secondary', width: { xs: '100%', sm: 320 } }}>
      <Button
        component="a"
        href="#shared-props"
        title="Jump to the table"
        startIcon={<ArrowUpward />}
        sx={{ mt: 1 }}
      >
        Shared props
      </Button>
    </Box>
  );
}
