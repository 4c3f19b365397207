import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Autocomplete
        id="gallery-autocomplete"
        size="small"
        options={cities}
        inputValue="Li"
        renderInput={(params) => (
          <TextField
            {...params}
            label="City"
            InputLabelProps={{ ...params.InputLabelProps, shrink: true }}
          />
        )}
      />
      <Paper elevation={4} sx={{ mt: 0.5 }}>
        <MenuList dense disablePadding>
          <MenuItem selected>Lima</MenuItem>
          <MenuItem>Lisbon</MenuItem>
        </MenuList>
      </Paper>
    </Box>
  );
}
