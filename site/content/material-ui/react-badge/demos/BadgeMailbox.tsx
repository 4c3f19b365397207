import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import Receipt from '@mui/icons-material/Receipt';
import Report from '@mui/icons-material/Report';

interface Folder {
  name: string;
  icon: React.ReactElement;
  unread: number;
  color: 'primary' | 'default' | 'error';
}

const start: Folder[] = [
  { name: 'Inbox', icon: <Inbox />, unread: 23, color: 'primary' },
  { name: 'Invoices', icon: <Receipt />, unread: 4, color: 'error' },
  { name: 'Drafts', icon: <Drafts />, unread: 0, color: 'default' },
  { name: 'Spam', icon: <Report />, unread: 312, color: 'default' },
];

export default function BadgeMailbox() {
  const [folders, setFolders] = React.useState(start);
  const [open, setOpen] = React.useState('Drafts');
  const [news, setNews] = React.useState('Nothing was opened yet.');

  const read = ({ name, unread }: Folder) => {
    setOpen(name);
    setFolders((old) =>
      old.map((folder) =>
        folder.name === name ? { ...folder, unread: 0 } : folder,
      ),
    );
    setNews(
      unread > 0 ? `${unread} marked as read in ${name}.` : `${name} had no news.`,
    );
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, pb: 1 }}>
      <nav aria-label="Folders">
        <List>
          {folders.map((folder) => (
            <ListItem key={folder.name} disablePadding>
              <ListItemButton
                selected={folder.name === open}
                aria-current={folder.name === open ? 'page' : undefined}
                aria-label={
                  folder.unread > 0
                    ? `${folder.name}, ${folder.unread} unread`
                    : folder.name
                }
                onClick={() => read(folder)}
              >
                <ListItemIcon>
                  <Badge badgeContent={folder.unread} color={folder.color}>
                    {folder.icon}
                  </Badge>
                </ListItemIcon>
                <ListItemText primary={folder.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {news}
      </Typography>
      <Button
        sx={{ mx: 1 }}
        onClick={() => {
          setFolders(start);
          setNews('The counts are back.');
        }}
      >
        Start again
      </Button>
    </Paper>
  );
}
