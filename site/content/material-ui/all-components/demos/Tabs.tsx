import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsPicture() {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={0} aria-label="Trip" sx={{ '& .MuiTab-root': { minWidth: 72 } }}>
        <Tab label="Stay" />
        <Tab label="Food" />
        <Tab label="Map" />
      </Tabs>
    </Box>
  );
}
