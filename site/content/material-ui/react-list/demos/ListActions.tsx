import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Delete from '@mui/icons-material/Delete';

export default function ListActions() {
  const [files, setFiles] = React.useState([
    'Contract.pdf',
    'Plan.pdf',
    'Photos.zip',
  ]);

  return (
    <List sx={{ width: 300, maxWidth: '100%', bgcolor: 'background.paper' }}>
      {files.map((file) => (
        <ListItem
          key={file}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Delete ${file}`}
              onClick={() => setFiles((old) => old.filter((name) => name !== file))}
            >
              <Delete />
            </IconButton>
          }
        >
          <ListItemButton>
            <ListItemText primary={file} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
