import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const people = [
  'Ada Berg',
  'Anton Kos',
  'Bea Lind',
  'Carl Moe',
  'Ida Holm',
  'Ingrid Aas',
  'Jan Novak',
  'Kofi Mensah',
  'Rosa Diaz',
];

export default function PopperMentions() {
  const [text, setText] = React.useState('');
  const [active, setActive] = React.useState(0);
  const [dismissed, setDismissed] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const asked = /(?:^|\s)@(\w*)$/.exec(text)?.[1];
  const found =
    asked === undefined
      ? []
      : people
          .filter((name) => name.toLowerCase().startsWith(asked.toLowerCase()))
          .slice(0, 4);
  const open = found.length > 0 && !dismissed;

  const insert = (name: string) => {
    setText(`${text.slice(0, text.length - (asked?.length ?? 0))}${name}, `);
    setActive(0);
  };

  const steer = (event: React.KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter') insert(found[active]);
    else if (event.key === 'Escape') setDismissed(true);
    else return;
    event.preventDefault();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, pb: 16 }}>
      <TextField
        ref={setAnchor}
        fullWidth
        label="Comment"
        helperText="Type @ to mention somebody"
        value={text}
        onKeyDown={steer}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setDismissed(false);
        }}
        inputProps={{
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': open ? 'popper-people' : undefined,
          'aria-activedescendant': open ? `popper-person-${active}` : undefined,
        }}
      />
      <Popper
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
        role="presentation"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={4}>
          <MenuList id="popper-people" role="listbox" aria-label="People" dense>
            {found.map((name, index) => (
              <MenuItem
                key={name}
                id={`popper-person-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(name)}
              >
                {name}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </Box>
  );
}
