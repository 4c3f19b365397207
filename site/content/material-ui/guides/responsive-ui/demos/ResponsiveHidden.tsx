import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';

export default function ResponsiveHidden() {
  return (
    <Button variant="outlined" aria-label="Download the timetable">
      <DownloadIcon />
      <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
        Download the timetable
      </Box>
    </Button>
  );
}
