import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const PillInput = styled(InputBase)(({ theme }) => ({
  borderRadius: 20,
  backgroundColor: theme.palette.action.hover,
  '& .MuiInputBase-input': { padding: theme.spacing(1, 2), borderRadius: 20 },
  '&.Mui-focused': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function SelectCustom() {
  return (
    <FormControl>
      <Select
        defaultValue="everyone"
        input={<PillInput />}
        IconComponent={UnfoldMore}
        inputProps={{ 'aria-label': 'Who can see it' }}
        MenuProps={{ slotProps: { paper: { sx: { mt: 1, borderRadius: 3 } } } }}
      >
        <MenuItem value="everyone">Everyone</MenuItem>
        <MenuItem value="team">My team</MenuItem>
        <MenuItem value="me">Only me</MenuItem>
      </Select>
    </FormControl>
  );
}
