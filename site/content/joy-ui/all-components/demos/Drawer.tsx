import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';

const entries = [
  { text: 'Inbox', icon: <InboxIcon /> },
  { text: 'Starred', icon: <StarIcon /> },
  { text: 'Sent', icon: <SendIcon /> },
];

export default function DrawerPicture() {
  return (
    <Sheet
      variant="soft"
      sx={{
        display: 'flex',
        width: 230,
        height: 128,
        overflow: 'hidden',
        borderRadius: 'sm',
      }}
    >
      <Sheet sx={{ width: 120, boxShadow: 'lg' }}>
        <List size="sm">
          {entries.map(({ text, icon }) => (
            <ListItem key={text}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              {text}
            </ListItem>
          ))}
        </List>
      </Sheet>
      <Box sx={{ flexGrow: 1, p: 1.5 }}>
        <Skeleton animation={false} variant="text" />
        <Skeleton animation={false} variant="text" />
        <Skeleton animation={false} variant="text" width="60%" />
      </Box>
    </Sheet>
  );
}
