import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const FlatSwitch = styled(Switch)(({ theme }) => ({
  padding: 8,
  '& .MuiSwitch-track': {
    borderRadius: 11,
    opacity: 1,
    backgroundColor: theme.palette.action.disabled,
  },
  '& .MuiSwitch-thumb': {
    width: 16,
    height: 16,
    margin: 2,
    boxShadow: 'none',
    color: theme.palette.background.paper,
  },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    opacity: 1,
    backgroundColor: theme.palette.success.main,
  },
  '& .Mui-focusVisible + .MuiSwitch-track': {
    outline: `2px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
}));

export default function SwitchCustom() {
  return (
    <FormControlLabel
      control={<FlatSwitch defaultChecked disableRipple sx={{ mx: 1 }} />}
      label="Automatic updates"
    />
  );
}
