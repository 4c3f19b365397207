import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';

export default function ZIndexOwn() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', pb: 16 }}>
      <AppBar position="absolute">
        <Toolbar>Departures</Toolbar>
      </AppBar>
      <Paper
        data-layer="banner"
        elevation={4}
        sx={{
          position: 'absolute',
          insetInlineEnd: 16,
          top: 24,
          p: 1,
          zIndex: (theme) => theme.zIndex.appBar + 1,
        }}
      >
        Delayed by an hour
      </Paper>
      <Paper
        data-layer="note"
        elevation={4}
        sx={{
          position: 'absolute',
          insetInlineStart: 16,
          top: 44,
          p: 1,
          pt: 4,
          zIndex: 'fab',
        }}
      >
        Gate closes at nine
      </Paper>
    </Box>
  );
}
