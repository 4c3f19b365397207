import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import SendIcon from '@mui/icons-material/Send';
import Direction from './rtl';

const words = {
  ltr: { name: 'Name', volume: 'Volume', send: 'Send' },
  rtl: { name: 'الاسم', volume: 'مستوى الصوت', send: 'إرسال' },
};

const mirror = { ltr: 'none', rtl: 'scaleX(-1)' };

export default function RtlBoth() {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 2, sm: 4 } }}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <Direction key={direction} direction={direction}>
          <Stack
            spacing={2}
            sx={{ width: { xs: 136, sm: 220 }, alignItems: 'flex-start' }}
          >
            <TextField id={`rtl-name-${direction}`} label={words[direction].name} />
            <Slider aria-label={words[direction].volume} defaultValue={30} />
            <Button
              variant="contained"
              startIcon={<SendIcon sx={{ transform: mirror[direction] }} />}
            >
              {words[direction].send}
            </Button>
          </Stack>
        </Direction>
      ))}
    </Box>
  );
}
