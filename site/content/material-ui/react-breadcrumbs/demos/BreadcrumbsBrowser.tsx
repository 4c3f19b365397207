import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Article from '@mui/icons-material/Article';
import Folder from '@mui/icons-material/Folder';

interface Entry {
  name: string;
  entries?: Entry[];
}

const root: Entry = {
  name: 'Museum',
  entries: [
    {
      name: 'Exhibitions',
      entries: [
        {
          name: 'Ships and ropes',
          entries: [
            { name: 'Floor plan.pdf' },
            { name: 'Loans.xlsx' },
            { name: 'Labels.docx' },
          ],
        },
        { name: 'Winter light', entries: [{ name: 'Budget.xlsx' }] },
      ],
    },
    {
      name: 'Friends',
      entries: [{ name: 'Members 2024.xlsx' }, { name: 'Newsletter.docx' }],
    },
    { name: 'Opening hours.docx' },
  ],
};

function follow(path: string[]) {
  const trail = [root];
  for (const name of path) {
    const next = trail[trail.length - 1].entries?.find(
      (entry) => entry.name === name,
    );
    if (next) trail.push(next);
  }
  return trail;
}

export default function BreadcrumbsBrowser() {
  const [path, setPath] = React.useState(['Exhibitions', 'Ships and ropes']);
  const trail = follow(path);
  const open = trail[trail.length - 1];

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Breadcrumbs aria-label="Folder">
        {trail.slice(0, -1).map((entry, depth) => (
          <Link
            key={entry.name}
            component="button"
            type="button"
            onClick={() => setPath(path.slice(0, depth))}
          >
            {entry.name}
          </Link>
        ))}
        <Typography color="text.primary" aria-current="location">
          {open.name}
        </Typography>
      </Breadcrumbs>
      <List aria-label={`Entries of ${open.name}`}>
        {open.entries?.map(({ name, entries }) =>
          entries ? (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => setPath([...path, name])}>
                <ListItemIcon>
                  <Folder />
                </ListItemIcon>
                <ListItemText
                  primary={name}
                  secondary={`${entries.length} entries`}
                />
              </ListItemButton>
            </ListItem>
          ) : (
            <ListItem key={name}>
              <ListItemIcon>
                <Article />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItem>
          ),
        )}
      </List>
    </Paper>
  );
}
