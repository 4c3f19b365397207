import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Autocomplete
        id="gallery-autocomplete"
        aria-label="City"
        options={cities}
        inputValue="Li"
      />
      <List
        size="sm"
        variant="outlined"
        sx={{
          mt: 0.5,
          borderRadius: 'sm',
          boxShadow: 'md',
          bgcolor: 'background.popup',
        }}
      >
        <ListItem>
          <ListItemButton selected>Lima</ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton>Lisbon</ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
