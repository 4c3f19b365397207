import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Article from '@mui/icons-material/Article';
import Folder from '@mui/icons-material/Folder';
import LinkIcon from '@mui/icons-material/Link';

const kinds = [
  { kind: 'Text', icon: <Article /> },
  { kind: 'Folder', icon: <Folder /> },
  { kind: 'Link', icon: <LinkIcon /> },
];

const start = [
  { kind: 'Folder', name: 'Photos of the boat' },
  { kind: 'Text', name: 'Crew list 2024' },
  { kind: 'Text', name: 'Safety briefing' },
  { kind: 'Link', name: 'Tide table' },
];

export default function SpeedDialFolder() {
  const [entries, setEntries] = React.useState(start);
  const [readOnly, setReadOnly] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const add = (kind: string) => {
    const count = entries.filter((entry) => entry.kind === kind).length + 1;
    setEntries([{ kind, name: `New ${kind.toLowerCase()} ${count}` }, ...entries]);
    setOpen(false);
  };

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: 320, height: 400, p: 2 }}
    >
      <Typography variant="h6" component="h3">
        Sailing trip
      </Typography>
      <FormControlLabel
        label="Read only"
        control={
          <Switch
            size="small"
            checked={readOnly}
            onChange={() => {
              setOpen(false);
              setReadOnly(!readOnly);
            }}
          />
        }
      />
      <Box
        tabIndex={0}
        role="group"
        aria-label="Entries"
        sx={{ height: 290, overflow: 'auto' }}
      >
        <List dense sx={{ pb: 9 }}>
          {entries.map((entry) => (
            <ListItem key={entry.name} disableGutters>
              <ListItemIcon>
                {kinds.find(({ kind }) => kind === entry.kind)?.icon}
              </ListItemIcon>
              <ListItemText primary={entry.name} secondary={entry.kind} />
            </ListItem>
          ))}
        </List>
      </Box>
      <SpeedDial
        ariaLabel="Add to the folder"
        hidden={readOnly}
        open={open}
        onOpen={(event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={() => setOpen(false)}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', right: 16, bottom: 16 }}
      >
        {kinds.map(({ kind, icon }) => (
          <SpeedDialAction
            key={kind}
            icon={icon}
            tooltipTitle={kind}
            tooltipOpen
            onClick={() => add(kind)}
          />
        ))}
      </SpeedDial>
    </Paper>
  );
}
