import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const ways = ['Publish now', 'Publish tomorrow', 'Save as draft'];

export default function MenuSplitButton() {
  const [way, setWay] = React.useState(ways[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <React.Fragment>
      <ButtonGroup variant="contained" disableElevation aria-label="Publish">
        <Button>{way}</Button>
        <Button
          id="menu-split-more"
          size="small"
          aria-label="Other ways to publish"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'menu-split-list' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id="menu-split-list"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'menu-split-more' }}
      >
        {ways.map((name) => (
          <MenuItem
            key={name}
            selected={name === way}
            onClick={() => {
              setWay(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
