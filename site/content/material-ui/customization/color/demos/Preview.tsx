import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

export default function Preview() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <AppBar position="static" enableColorOnDark>
        <Toolbar>
          <Typography variant="h6" component="p">
            Inbox
          </Typography>
        </Toolbar>
      </AppBar>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="contained">Reply</Button>
        <Button variant="outlined">Archive</Button>
        <Fab color="secondary" aria-label="Write a message">
          <AddIcon />
        </Fab>
      </Stack>
    </Stack>
  );
}
