import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListPicture() {
  return (
    <List variant="outlined" sx={{ width: 190, borderRadius: 'sm' }}>
      <ListItem>
        <ListItemButton selected>
          <ListItemDecorator>
            <InboxIcon />
          </ListItemDecorator>
          <ListItemContent>Inbox</ListItemContent>
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <DraftsIcon />
          </ListItemDecorator>
          <ListItemContent>Drafts</ListItemContent>
        </ListItemButton>
      </ListItem>
    </List>
  );
}
