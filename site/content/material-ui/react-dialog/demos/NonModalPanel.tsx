import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const draft =
  'The boat leaves at eight. The last boat back leaves at six, and the boat ' +
  'on Sunday leaves an hour later.';

export default function NonModalPanel() {
  const [open, setOpen] = React.useState(false);
  const [letter, setLetter] = React.useState(draft);
  const [query, setQuery] = React.useState('boat');
  const opener = React.useRef<HTMLButtonElement>(null);

  const found = query === '' ? 0 : letter.split(query).length - 1;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', minHeight: 300 }}>
      <Button
        ref={opener}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ mb: 2 }}
      >
        Find
      </Button>
      <TextField
        id="panel-letter"
        label="Letter"
        multiline
        rows={4}
        fullWidth
        value={letter}
        onChange={(event) => setLetter(event.target.value)}
      />
      <Fade in={open} unmountOnExit>
        <Paper
          role="dialog"
          aria-labelledby="panel-title"
          elevation={8}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{
            position: 'absolute',
            insetInlineEnd: 8,
            bottom: 8,
            width: 240,
            p: 2,
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography id="panel-title" sx={{ flexGrow: 1 }}>
              Find in the letter
            </Typography>
            <IconButton size="small" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
          </Box>
          <TextField
            id="panel-query"
            label="Text"
            size="small"
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Typography role="status" variant="body2" sx={{ mt: 1 }}>
            {found === 1 ? '1 match' : `${found} matches`}
          </Typography>
        </Paper>
      </Fade>
    </Box>
  );
}
