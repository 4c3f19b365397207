import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuItem from '@mui/joy/MenuItem';

const commands = [
  { text: 'Cut', icon: <ContentCutIcon /> },
  { text: 'Copy', icon: <ContentCopyIcon /> },
  { text: 'Paste', icon: <ContentPasteIcon /> },
];

export default function MenuPicture() {
  return (
    <Dropdown open>
      <Menu
        keepMounted
        disablePortal
        size="sm"
        sx={{
          display: 'block !important',
          position: 'static !important',
          width: 150,
        }}
      >
        {commands.map(({ text, icon }) => (
          <MenuItem key={text} selected={text === 'Copy'}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
