import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Undo from '@mui/icons-material/Undo';

const ring = { '&.Mui-focusVisible': { outline: '2px solid' }, borderRadius: 1 };

export default function IconToolbar() {
  const [styles, setStyles] = React.useState<string[]>([]);
  const bold = styles.includes('bold');
  const italic = styles.includes('italic');
  const toggle = (name: string) =>
    setStyles((old) =>
      old.includes(name) ? old.filter((item) => item !== name) : [...old, name],
    );

  return (
    <Stack spacing={1}>
      <Stack direction="row" role="group" aria-label="Format">
        <IconButton
          aria-label="Bold"
          aria-pressed={bold}
          disableRipple
          color={bold ? 'primary' : 'default'}
          onClick={() => toggle('bold')}
          sx={ring}
        >
          <FormatBold />
        </IconButton>
        <IconButton
          aria-label="Italic"
          aria-pressed={italic}
          disableFocusRipple
          color={italic ? 'primary' : 'default'}
          onClick={() => toggle('italic')}
          sx={ring}
        >
          <FormatItalic />
        </IconButton>
        <IconButton
          aria-label="Undo"
          disabled={styles.length === 0}
          onClick={() => setStyles((old) => old.slice(0, -1))}
        >
          <Undo />
        </IconButton>
      </Stack>
      <Typography
        sx={{
          fontWeight: bold ? 700 : 400,
          fontStyle: italic ? 'italic' : 'normal',
        }}
      >
        The ferry leaves at nine.
      </Typography>
    </Stack>
  );
}
