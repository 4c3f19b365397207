import * as React from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';

const tool = (name: string, icon: React.ReactNode) => (
  <IconButton aria-label={name}>{icon}</IconButton>
);

export default function DividerToolbar() {
  return (
    <Stack role="group" aria-label="Text" direction="row" spacing={0.5}>
      {tool('Undo', <Undo />)}
      {tool('Redo', <Redo />)}
      <Divider orientation="vertical" variant="middle" flexItem />
      {tool('Bold', <FormatBold />)}
      {tool('Italic', <FormatItalic />)}
    </Stack>
  );
}
