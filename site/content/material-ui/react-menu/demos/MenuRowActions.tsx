import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import MoreVert from '@mui/icons-material/MoreVert';

const RoundPaper = styled(Paper)({
  position: 'absolute',
  overflowY: 'auto',
  maxHeight: 'calc(100% - 96px)',
  borderRadius: 16,
  outline: 0,
});

const look = {
  '& .MuiMenu-list': { px: 1 },
  '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
};

export default function MenuRowActions() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [row, setRow] = React.useState('');
  const close = () => setAnchor(null);

  return (
    <List aria-label="Drawings" sx={{ width: 300, maxWidth: '100%' }}>
      {['Floor plan', 'Roof', 'Garden'].map((name) => (
        <ListItem
          key={name}
          sx={{ bgcolor: name === row ? 'action.selected' : undefined }}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Actions for ${name}`}
              aria-haspopup="menu"
              aria-expanded={anchor !== null && name === row}
              onClick={(event) => {
                setAnchor(event.currentTarget);
                setRow(name);
              }}
            >
              <MoreVert />
            </IconButton>
          }
        >
          <ListItemText primary={name} />
        </ListItem>
      ))}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        transitionDuration={120}
        TransitionProps={{ onExited: () => setRow('') }}
        slots={{ paper: RoundPaper }}
        sx={look}
        MenuListProps={{ 'aria-label': `Actions for ${row}` }}
      >
        {['Open', 'Duplicate', 'Move to archive'].map((action) => (
          <MenuItem
            key={action}
            dense
            disableGutters
            onClick={close}
            sx={{ px: 1.5, borderRadius: 2 }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
    </List>
  );
}
