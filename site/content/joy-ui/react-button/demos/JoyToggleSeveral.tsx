import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import UnderlinedIcon from '@mui/icons-material/FormatUnderlined';

export default function JoyToggleSeveral() {
  const [marks, setMarks] = React.useState<string[]>(['italic']);

  return (
    <ToggleButtonGroup
      aria-label="Marks of the text"
      variant="soft"
      color="primary"
      spacing={0.5}
      value={marks}
      onChange={(_event, next) => setMarks(next)}
    >
      <IconButton value="bold" aria-label="Bold">
        <BoldIcon />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <ItalicIcon />
      </IconButton>
      <IconButton value="underlined" aria-label="Underlined">
        <UnderlinedIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
