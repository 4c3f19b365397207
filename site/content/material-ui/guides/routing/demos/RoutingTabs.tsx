import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './router';

const pages = ['/trip', '/guests', '/payment'];

function TripTabs() {
  const path = usePath();

  return (
    <Box>
      <Tabs aria-label="Booking" value={pages.includes(path) ? path : false}>
        {pages.map((page) => (
          <Tab
            key={page}
            component={RouterLink}
            href={page}
            value={page}
            label={page.slice(1)}
          />
        ))}
      </Tabs>
      <Typography sx={{ p: 2 }}>The page {path}</Typography>
    </Box>
  );
}

export default function RoutingTabs() {
  return (
    <MemoryRouter start="/trip">
      <TripTabs />
    </MemoryRouter>
  );
}
