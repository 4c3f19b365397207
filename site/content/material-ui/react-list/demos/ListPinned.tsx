import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import PushPin from '@mui/icons-material/PushPin';

export default function ListPinned() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%', bgcolor: 'action.hover', p: 2 }}>
      <List
        dense
        disablePadding
        aria-labelledby="list-pinned-top"
        subheader={
          <ListSubheader
            id="list-pinned-top"
            color="inherit"
            disableGutters
            sx={{ bgcolor: 'transparent', fontWeight: 700 }}
          >
            Pinned
          </ListSubheader>
        }
      >
        <ListItem disableGutters>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <PushPin fontSize="small" />
          </ListItemIcon>
          <ListItemText>Budget for the summer fair</ListItemText>
        </ListItem>
      </List>
      <List
        aria-labelledby="list-pinned-recent"
        subheader={
          <ListSubheader
            id="list-pinned-recent"
            disableSticky
            inset
            sx={{ bgcolor: 'transparent' }}
          >
            Opened today
          </ListSubheader>
        }
      >
        {['Stalls and their places', 'Letter to the neighbors'].map((name) => (
          <ListItem key={name} dense>
            <ListItemText inset primary={name} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
