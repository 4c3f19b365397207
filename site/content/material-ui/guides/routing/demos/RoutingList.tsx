import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { MemoryRouter, RouterLink, usePath } from './router';

const pages = { '/inbox': 'Inbox', '/drafts': 'Drafts', '/sent': 'Sent' };

function Navigation() {
  const path = usePath();

  return (
    <List component="nav" aria-label="Mail" sx={{ width: 240 }}>
      {Object.entries(pages).map(([href, name]) => (
        <ListItem key={href} component="div" disablePadding>
          <ListItemButton
            component={RouterLink}
            href={href}
            selected={path === href}
            aria-current={path === href ? 'page' : undefined}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function RoutingList() {
  return (
    <MemoryRouter start="/inbox">
      <Navigation />
    </MemoryRouter>
  );
}
