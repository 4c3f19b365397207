import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const ways = ['Merge', 'Squash and merge', 'Rebase and merge'];

export default function ButtonGroupSplit() {
  const [way, setWay] = React.useState(ways[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('Not merged yet.');

  const choose = (next: string) => {
    setWay(next);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ButtonGroup variant="contained" aria-label="Merge">
        <Button onClick={() => setDone(`Done: ${way.toLowerCase()}.`)}>{way}</Button>
        <Button
          size="small"
          aria-label="Choose how to merge"
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ways.map((name) => (
          <MenuItem key={name} selected={name === way} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography variant="body2" role="status">
        {done}
      </Typography>
    </Stack>
  );
}
