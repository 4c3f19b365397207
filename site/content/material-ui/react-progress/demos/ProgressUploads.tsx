import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Upload {
  name: string;
  megabytes: number;
  done: number; // megabytes
  failsAt?: number;
  failed?: boolean;
}

const start: Upload[] = [
  { name: 'Lighthouse.jpg', megabytes: 8, done: 0 },
  { name: 'Interview.wav', megabytes: 24, done: 0, failsAt: 12 },
  { name: 'Logbook.pdf', megabytes: 4, done: 0 },
];

function advance(file: Upload): Upload {
  if (file.failed || file.done >= file.megabytes) {
    return file;
  }
  const done = Math.min(file.done + 2, file.megabytes);
  return { ...file, done, failed: done === file.failsAt };
}

export default function ProgressUploads() {
  const [files, setFiles] = React.useState(start);
  const [running, setRunning] = React.useState(false);
  const finished = files.filter((file) => file.done === file.megabytes).length;
  const failed = files.filter((file) => file.failed).length;
  const working = running && finished + failed < files.length;

  React.useEffect(() => {
    if (!working) {
      return undefined;
    }
    const timer = setInterval(() => setFiles((old) => old.map(advance)), 300);
    return () => clearInterval(timer);
  }, [working]);

  // The second attempt doesn't fail.
  const retry = (name: string) =>
    setFiles((old) =>
      old.map((file) =>
        file.name === name ? { ...file, failed: false, failsAt: undefined } : file,
      ),
    );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Button
        variant="contained"
        aria-disabled={working}
        onClick={() => {
          if (!working) {
            setFiles(start);
            setRunning(true);
          }
        }}
      >
        Upload three files
      </Button>
      <List aria-busy={working}>
        {files.map(({ name, megabytes, done, failed: broken }, index) => (
          <ListItem key={name} disableGutters>
            <ListItemText
              disableTypography
              primary={
                <Typography id={`progress-uploads-${index}`}>{name}</Typography>
              }
              secondary={
                <React.Fragment>
                  <LinearProgress
                    variant="determinate"
                    value={(done / megabytes) * 100}
                    color={broken ? 'error' : 'primary'}
                    aria-labelledby={`progress-uploads-${index}`}
                    aria-valuetext={`${done} of ${megabytes} megabytes`}
                    sx={{ my: 1 }}
                  />
                  <Typography variant="body2" color="text.secondary">
                    {broken ? 'Connection lost at' : ''} {done} of {megabytes} MB
                  </Typography>
                </React.Fragment>
              }
            />
            {broken && (
              <Button aria-label={`Try ${name} again`} onClick={() => retry(name)}>
                Try again
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2">
        {running && !working && `${finished} uploaded, ${failed} failed`}
      </Typography>
    </Paper>
  );
}
