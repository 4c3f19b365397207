import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';

const foreign = {
  position: 'relative',
  width: 280,
  maxWidth: '100%',
  '& > label:first-of-type': { position: 'absolute', top: 0, left: 0 },
  '& input[type=text]': {
    boxSizing: 'border-box',
    width: 1,
    p: 1.25,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderRadius: 1,
  },
  '& .MuiInputLabel-shrink': { px: 0.5, bgcolor: 'background.paper' },
  '& .Mui-required::after': { content: '" (required)"' },
};

const help = {
  mt: 1,
  '&.Mui-focused, &.MuiFormHelperText-filled': { color: 'text.primary' },
};

export default function FieldForeign() {
  const [text, setText] = React.useState('');
  const [inUse, setInUse] = React.useState(false);
  const [closed, setClosed] = React.useState(false);

  return (
    <Box sx={foreign}>
      <InputLabel
        htmlFor="foreign-card"
        variant="outlined"
        size="small"
        color="success"
        disableAnimation
        shrink={inUse || text !== ''}
        focused={inUse}
        disabled={closed}
      >
        Card number
      </InputLabel>
      <input
        id="foreign-card"
        type="text"
        aria-describedby="foreign-card-help"
        value={text}
        disabled={closed}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setInUse(true)}
        onBlur={() => setInUse(false)}
      />
      <FormHelperText
        id="foreign-card-help"
        component="div"
        variant="outlined"
        focused={inUse}
        filled={text !== ''}
        disabled={closed}
        required
        sx={help}
      >
        On the front of your library card
      </FormHelperText>
      <Button size="small" aria-pressed={closed} onClick={() => setClosed(!closed)}>
        I have no card
      </Button>
    </Box>
  );
}
