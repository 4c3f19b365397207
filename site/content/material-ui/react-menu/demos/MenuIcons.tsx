import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';

const actions = [
  { name: 'Cut', keys: 'Ctrl+X', icon: <ContentCutIcon fontSize="small" /> },
  { name: 'Copy', keys: 'Ctrl+C', icon: <ContentCopyIcon fontSize="small" /> },
  { name: 'Paste', keys: 'Ctrl+V', icon: <ContentPasteIcon fontSize="small" /> },
];

export default function MenuIcons() {
  return (
    <Paper sx={{ width: 260 }}>
      <MenuList dense aria-label="Edit">
        {actions.map(({ name, keys, icon }) => (
          <MenuItem key={name} divider={name === 'Paste'}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" component="span" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem>
          <ListItemText inset>Select all</ListItemText>
        </MenuItem>
        <MenuItem disabled>
          <ListItemText inset>Undo</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
