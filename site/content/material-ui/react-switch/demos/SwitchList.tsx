import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'sound', name: 'Sound', detail: 'When a message arrives' },
  { id: 'sync', name: 'Sync', detail: 'Over Wi-Fi only' },
];

export default function SwitchList() {
  return (
    <List sx={{ width: 320, maxWidth: '100%', bgcolor: 'background.paper' }}>
      {settings.map(({ id, name, detail }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              id={`switch-${id}`}
              inputProps={{ 'aria-describedby': `switch-${id}-detail` }}
            />
          }
        >
          <ListItemText
            primary={<label htmlFor={`switch-${id}`}>{name}</label>}
            secondary={detail}
            secondaryTypographyProps={{ id: `switch-${id}-detail` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
