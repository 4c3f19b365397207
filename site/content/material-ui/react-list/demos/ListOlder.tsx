import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemSecondaryAction from '@mui/material/ListItemSecondaryAction';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Download from '@mui/icons-material/Download';

const Ticket = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  padding: theme.spacing(0.5, 2),
  border: '1px dashed',
  borderRadius: theme.shape.borderRadius,
}));

export default function ListOlder() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <List aria-label="Older way">
        <ListItem
          components={{ Root: Ticket }}
          componentsProps={{ root: { lang: 'it' } }}
        >
          <ListItemText primary="Biglietto 0412" />
          <ListItemSecondaryAction sx={{ right: 8 }}>
            <IconButton aria-label="Download ticket 0412">
              <Download />
            </IconButton>
          </ListItemSecondaryAction>
        </ListItem>
      </List>
      <List aria-label="Current way">
        <ListItem
          slots={{ root: Ticket }}
          slotProps={{ root: { lang: 'it' } }}
          secondaryAction={
            <IconButton edge="end" aria-label="Download ticket 0413">
              <Download />
            </IconButton>
          }
        >
          <ListItemText primary="Biglietto 0413" />
        </ListItem>
      </List>
    </Stack>
  );
}
