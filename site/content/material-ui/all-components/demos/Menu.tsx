import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const commands = [
  { text: 'Cut', icon: <ContentCutIcon fontSize="small" /> },
  { text: 'Copy', icon: <ContentCopyIcon fontSize="small" /> },
  { text: 'Paste', icon: <ContentPasteIcon fontSize="small" /> },
];

export default function MenuPicture() {
  return (
    <Menu
      open
      hideBackdrop
      disablePortal
      disableScrollLock
      autoFocus={false}
      anchorReference="none"
      TransitionProps={{ appear: false }}
      MenuListProps={{ dense: true }}
      slotProps={{ paper: { sx: { position: 'static', width: 160 } } }}
      sx={{ position: 'static' }}
    >
      {commands.map(({ text, icon }) => (
        <MenuItem key={text} selected={text === 'Copy'}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText>{text}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
