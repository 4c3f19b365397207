import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Mic from '@mui/icons-material/Mic';
import MicOff from '@mui/icons-material/MicOff';

const thumb = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  boxShadow: 1,
  '& svg': { fontSize: 14 },
};

export default function SwitchIcons() {
  return (
    <FormControlLabel
      control={
        <Switch
          icon={
            <Box
              component="span"
              sx={{ ...thumb, bgcolor: 'grey.100', color: 'grey.800' }}
            >
              <MicOff />
            </Box>
          }
          checkedIcon={
            <Box
              component="span"
              sx={{
                ...thumb,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              <Mic />
            </Box>
          }
        />
      }
      label="Microphone"
    />
  );
}
