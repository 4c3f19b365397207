import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Checkbox from '@mui/material/Checkbox';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';

const statuses = ['Open', 'In progress', 'Done'];

const tickets = [
  { title: 'Export fails for accounts in Chile', status: 'Open', owner: 'Lena' },
  { title: 'Add a dark logo to receipts', status: 'In progress', owner: 'Marcus' },
  { title: 'Password reset email arrives twice', status: 'Open', owner: 'Aiko' },
  { title: 'Speed up the customer search', status: 'In progress', owner: 'Lena' },
  { title: 'Remove the old import screen', status: 'Done', owner: 'Aiko' },
];

export default function FilterBar() {
  const [query, setQuery] = React.useState('');
  const [chosen, setChosen] = React.useState(['Open', 'In progress']);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const toggle = (status: string) =>
    setChosen(
      chosen.includes(status)
        ? chosen.filter((other) => other !== status)
        : statuses.filter((other) => other === status || chosen.includes(other)),
    );
  const found = tickets.filter(
    ({ title, status, owner }) =>
      (!chosen.length || chosen.includes(status)) &&
      `${title} ${owner}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} role="search">
        <TextField
          id="filter-query"
          size="small"
          type="search"
          label="Search tickets"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
          }}
          sx={{ flexGrow: 1 }}
        />
        <Button
          id="filter-button"
          variant="outlined"
          startIcon={<FilterList />}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-controls={anchor ? 'filter-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Status
        </Button>
      </Stack>
      <Menu
        id="filter-menu"
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'filter-button', dense: true }}
      >
        {statuses.map((status) => (
          <MenuItem
            key={status}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(status)}
            onClick={() => toggle(status)}
          >
            <Checkbox
              edge="start"
              size="small"
              checked={chosen.includes(status)}
              tabIndex={-1}
              inputProps={{ 'aria-hidden': true }}
            />
            {status}
          </MenuItem>
        ))}
      </Menu>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={{ mt: 2 }}>
        {chosen.map((status) => (
          <Chip key={status} label={status} onDelete={() => toggle(status)} />
        ))}
        {chosen.length > 0 && (
          <Button size="small" onClick={() => setChosen([])}>
            Clear filters
          </Button>
        )}
      </Stack>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 1 }}
      >
        {found.length} of {tickets.length} tickets
      </Typography>
      <List aria-label="Tickets" disablePadding>
        {found.map(({ title, status, owner }) => (
          <ListItem key={title} divider disableGutters>
            <ListItemText primary={title} secondary={`${status} · ${owner}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
