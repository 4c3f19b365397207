import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const entries = [
  { text: 'Cut', icon: <ContentCutIcon /> },
  { text: 'Copy', icon: <ContentCopyIcon /> },
  { text: 'Paste', icon: <ContentPasteIcon /> },
];

export default function MenuPicture() {
  return (
    <List
      size="sm"
      variant="outlined"
      sx={{
        width: 150,
        borderRadius: 'sm',
        boxShadow: 'md',
        bgcolor: 'background.popup',
      }}
    >
      {entries.map(({ text, icon }) => (
        <ListItem key={text}>
          <ListItemButton selected={text === 'Copy'}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            {text}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
