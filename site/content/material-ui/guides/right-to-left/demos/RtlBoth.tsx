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

export default function RtlBoth() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <Direction key={direction} direction={direction}>
          <Stack spacing={2} sx={{ width: 220, alignItems: 'flex-start' }}>
            <TextField id={`rtl-name-${direction}`} label={words[direction].name} />
            <Slider aria-label={words[direction].volume} defaultValue={30} />
            <Button variant="contained" startIcon={<SendIcon />}>
              {words[direction].send}
            </Button>
          </Stack>
        </Direction>
      ))}
    </Box>
  );
}
