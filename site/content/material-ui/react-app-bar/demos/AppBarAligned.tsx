import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarAligned() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Container maxWidth="xs">
          <Toolbar disableGutters>
            <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
              Recipes
            </Typography>
            <Button color="inherit">Add</Button>
          </Toolbar>
        </Container>
      </AppBar>
      <Container maxWidth="xs">
        <Typography sx={{ py: 3 }}>
          The text begins where the title begins, however wide the window is.
        </Typography>
      </Container>
    </Box>
  );
}
