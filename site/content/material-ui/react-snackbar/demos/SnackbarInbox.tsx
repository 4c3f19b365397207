import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import Archive from '@mui/icons-material/Archive';
import Close from '@mui/icons-material/Close';

const start = [
  { id: 1, from: 'Harbor office', subject: 'Berth 14 is free from Monday' },
  { id: 2, from: 'Ines Duarte', subject: 'Photos of the regatta' },
  { id: 3, from: 'Chandlery', subject: 'Your rope is ready for pickup' },
  { id: 4, from: 'Tide tables', subject: 'Corrections for October' },
];
type Mail = (typeof start)[number];

export default function SnackbarInbox() {
  const [mails, setMails] = React.useState(start);
  const [last, setLast] = React.useState<Mail | null>(null);
  const [open, setOpen] = React.useState(false);
  const heading = React.useRef<HTMLHeadingElement>(null);

  const archive = (mail: Mail) => {
    setMails(mails.filter((other) => other !== mail));
    setLast(mail);
    setOpen(true);
    heading.current?.focus();
  };

  const undo = () => {
    if (last) {
      setMails([...mails, last].sort((a, b) => a.id - b.id));
    }
    setOpen(false);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 2 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h3"
        sx={{ outline: 'none' }}
      >
        Inbox, {mails.length} messages
      </Typography>
      <List>
        {mails.map((mail) => (
          <ListItem
            key={mail.id}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Archive ${mail.subject}`}
                onClick={() => archive(mail)}
              >
                <Archive />
              </IconButton>
            }
          >
            <ListItemText primary={mail.subject} secondary={mail.from} />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setMails(start)}>Start again</Button>
      <Portal>
        <Snackbar
          key={last?.id}
          open={open}
          autoHideDuration={10000}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          ContentProps={{ role: 'status' }}
          message={`Archived: ${last?.subject}`}
          action={
            <React.Fragment>
              <Button color="inherit" size="small" onClick={undo}>
                Undo
              </Button>
              <IconButton
                color="inherit"
                size="small"
                aria-label="Close"
                onClick={() => setOpen(false)}
              >
                <Close fontSize="small" />
              </IconButton>
            </React.Fragment>
          }
        />
      </Portal>
    </Paper>
  );
}
