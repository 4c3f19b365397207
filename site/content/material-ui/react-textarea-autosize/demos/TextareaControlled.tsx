import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const limit = 120;

export default function TextareaControlled() {
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Box
        component={TextareaAutosize}
        aria-label="Sign for the door"
        minRows={2}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
          setText(event.target.value.slice(0, limit))
        }
        sx={{ p: 1, font: 'inherit', color: 'inherit', bgcolor: 'transparent' }}
      />
      <Stack direction="row" alignItems="center" spacing={1}>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {text.length} of {limit}
        </Typography>
        <Button onClick={() => setText('Back soon.\nRing twice.\nOr come in.\nIda')}>
          Fill
        </Button>
        <Button onClick={() => setText('')}>Clear</Button>
      </Stack>
    </Stack>
  );
}
