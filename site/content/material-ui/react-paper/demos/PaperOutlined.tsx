import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperOutlined() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {['42 km', '1,310 m', '3 h 20 min'].map((text) => (
        <Paper key={text} variant="outlined" sx={{ p: 2 }}>
          {text}
        </Paper>
      ))}
    </Stack>
  );
}
