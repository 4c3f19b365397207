import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

const messages = [
  {
    from: 'Ida Holm',
    subject: 'Berth for Friday',
    text: 'Quay 4 is free from noon.',
  },
  { from: 'Tom Reyes', subject: 'Fuel receipts', text: 'Both are attached.' },
  { from: 'Mira Sato', subject: 'Crew list', text: 'Two names changed since May.' },
  {
    from: 'Harbor office',
    subject: 'Dredging',
    text: 'The channel is closed on Sunday.',
  },
];

export default function ResponsiveMail() {
  const [selected, setSelected] = React.useState<number | null>(null);
  const message = messages[selected ?? 0]!;
  const isOpen = selected !== null;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <AppBar position="static" enableColorOnDark>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Back to the list"
            onClick={() => setSelected(null)}
            sx={{ display: { xs: isOpen ? 'inline-flex' : 'none', sm: 'none' } }}
          >
            <ArrowBackIcon />
          </IconButton>
          <Typography variant="h6" component="h1">
            Inbox
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flexGrow: 1, minHeight: 0 }}>
        <List
          component="nav"
          aria-label="Messages"
          sx={{
            display: { xs: isOpen ? 'none' : 'block', sm: 'block' },
            width: { xs: '100%', sm: 240 },
            flexShrink: 0,
            overflow: 'auto',
            borderInlineEnd: { sm: 1 },
            borderColor: { sm: 'divider' },
          }}
        >
          {messages.map(({ from, subject }, index) => (
            <ListItemButton
              key={subject}
              selected={index === selected}
              onClick={() => setSelected(index)}
            >
              <ListItemText primary={from} secondary={subject} />
            </ListItemButton>
          ))}
        </List>
        <Box
          component="main"
          sx={{
            display: { xs: isOpen ? 'block' : 'none', sm: 'block' },
            p: { xs: 2, md: 4 },
            minWidth: 0,
          }}
        >
          <Typography variant="h5" component="h2" gutterBottom>
            {message.subject}
          </Typography>
          <Typography>{message.text}</Typography>
        </Box>
      </Box>
    </Box>
  );
}
