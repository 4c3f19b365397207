import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function HiddenInstead() {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 2 }}>
      <Paper sx={{ p: 2 }}>Always</Paper>
      <Paper sx={{ p: 2, display: { xs: 'none', sm: 'block' } }}>From 600 px</Paper>
      <Paper sx={{ p: 2, display: { sm: 'none' } }}>Below 600 px</Paper>
      <Paper sx={{ p: 2, display: { xs: 'none', md: 'block' } }}>From 900 px</Paper>
    </Box>
  );
}
