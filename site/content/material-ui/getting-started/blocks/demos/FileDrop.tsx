import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import CloudUpload from '@mui/icons-material/CloudUpload';
import InsertDriveFile from '@mui/icons-material/InsertDriveFile';

type Item = { name: string; kB: number; progress: number };

const limit = 5000;

const initialFiles: Item[] = [
  { name: 'lease-2024.pdf', kB: 842, progress: 100 },
  { name: 'floor-plan.png', kB: 2310, progress: 64 },
  { name: 'walkthrough.mov', kB: 48200, progress: 0 },
];

function statusOf({ kB, progress }: Item) {
  if (kB > limit) return 'Too large: the limit is 5 MB';
  return progress < 100 ? `${progress}% uploaded` : 'Uploaded';
}

export default function FileDrop() {
  const [files, setFiles] = React.useState(initialFiles);
  const [over, setOver] = React.useState(false);
  const input = React.useRef<HTMLInputElement>(null);

  const add = (list: FileList | null) => {
    const added = Array.from(list ?? [], ({ name, size }) => ({
      name,
      kB: Math.ceil(size / 1000),
      progress: 100,
    }));
    const names = added.map(({ name }) => name);
    setFiles([...files.filter(({ name }) => !names.includes(name)), ...added]);
  };

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Paper
        variant="outlined"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
        sx={{
          p: 3,
          textAlign: 'center',
          borderStyle: 'dashed',
          borderColor: over ? 'primary.main' : 'text.secondary',
          bgcolor: over ? 'action.hover' : undefined,
        }}
      >
        <Typography gutterBottom>Drop documents here, or</Typography>
        <Button
          variant="outlined"
          startIcon={<CloudUpload />}
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          onChange={(event) => {
            add(event.target.files);
            event.target.value = ''; // the same file may be chosen again
          }}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Up to 5 MB each
        </Typography>
      </Paper>
      <List aria-label="Files">
        {files.map((file) => (
          <ListItem
            key={file.name}
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${file.name}`}
                onClick={() => setFiles(files.filter((other) => other !== file))}
              >
                <Close />
              </IconButton>
            }
          >
            <ListItemIcon>
              <InsertDriveFile color={file.kB > limit ? 'error' : 'inherit'} />
            </ListItemIcon>
            <ListItemText
              primary={file.name}
              secondary={statusOf(file)}
              primaryTypographyProps={{ noWrap: true }}
              secondaryTypographyProps={{
                color: file.kB > limit ? 'error' : undefined,
              }}
            />
            {file.kB <= limit && file.progress < 100 && (
              <LinearProgress
                variant="determinate"
                value={file.progress}
                aria-label={`Upload of ${file.name}`}
                sx={{ width: 72, ml: 2 }}
              />
            )}
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" color="text.secondary">
        {files.length === 1 ? '1 file' : `${files.length} files`}
      </Typography>
    </Box>
  );
}
