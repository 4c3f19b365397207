import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const entries = [
  { text: 'Inbox', icon: <InboxIcon fontSize="small" /> },
  { text: 'Starred', icon: <StarIcon fontSize="small" /> },
  { text: 'Sent', icon: <SendIcon fontSize="small" /> },
];

export default function DrawerPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ p: 1.5, pl: 17 }}>
        <Skeleton animation={false} />
        <Skeleton animation={false} />
        <Skeleton animation={false} width="60%" />
      </Box>
      <Drawer
        open
        disablePortal
        disableScrollLock
        ModalProps={{
          BackdropProps: { appear: false, sx: { position: 'absolute' } },
        }}
        PaperProps={{ sx: { position: 'absolute', width: 120 } }}
        sx={{ position: 'absolute' }}
      >
        <List dense>
          {entries.map(({ text, icon }) => (
            <ListItem key={text}>
              <ListItemIcon sx={{ minWidth: 32 }}>{icon}</ListItemIcon>
              <ListItemText primary={text} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
