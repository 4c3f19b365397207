import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import SortIcon from '@mui/icons-material/Sort';

const notes = ['Call the roofer', 'Paint samples', 'Key for the shed'];

export default function AppBarBottom() {
  return (
    <Box sx={{ position: 'relative', width: '100%', minHeight: 240, pb: 8 }}>
      <List aria-label="Notes">
        {notes.map((note) => (
          <ListItem key={note} divider>
            <ListItemText primary={note} />
          </ListItem>
        ))}
      </List>
      <AppBar
        position="absolute"
        component="div"
        role="group"
        aria-label="Actions on notes"
        sx={{ top: 'auto', bottom: 0 }}
      >
        <Toolbar sx={{ justifyContent: 'space-around' }}>
          <IconButton color="inherit" aria-label="Search notes">
            <SearchIcon />
          </IconButton>
          <IconButton color="inherit" aria-label="New note">
            <AddIcon />
          </IconButton>
          <IconButton color="inherit" aria-label="Sort notes">
            <SortIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
