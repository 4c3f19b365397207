import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Skeleton from '@mui/joy/Skeleton';

const entries = [
  { text: 'Inbox', icon: <InboxIcon /> },
  { text: 'Starred', icon: <StarIcon /> },
  { text: 'Sent', icon: <SendIcon /> },
];

export default function DrawerPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        width: 230,
        height: 128,
        p: 1.5,
        pl: 17,
        overflow: 'hidden',
        borderRadius: 'sm',
        transform: 'translateX(0)',
      }}
    >
      <Skeleton animation={false} variant="text" />
      <Skeleton animation={false} variant="text" />
      <Skeleton animation={false} variant="text" width="60%" />
      <Drawer
        open
        disablePortal
        disableScrollLock
        slotProps={{ content: { sx: { width: 120 } } }}
      >
        <List size="sm">
          {entries.map(({ text, icon }) => (
            <ListItem key={text}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              {text}
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
