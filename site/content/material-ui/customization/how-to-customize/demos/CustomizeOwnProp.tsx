import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface NoteProps {
  urgent?: boolean;
}

const Note = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<NoteProps>(({ theme, urgent }) =>
  theme.unstable_sx({
    p: 2,
    borderInlineStart: '6px solid',
    borderColor: urgent ? 'error.main' : 'info.main',
  }),
);

export default function CustomizeOwnProp() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Note urgent>The lift is out of order.</Note>
      <Note>Bins are emptied on Thursday.</Note>
    </Stack>
  );
}
