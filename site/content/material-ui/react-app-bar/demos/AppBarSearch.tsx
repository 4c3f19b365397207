import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const SearchForm = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  borderRadius: 8,
  backgroundColor: alpha('#000', 0.16),
  '&:focus-within': { outline: '2px solid currentColor' },
}));

export default function AppBarSearch() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Recipes
        </Typography>
        <SearchForm role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchIcon />
          <InputBase
            type="search"
            placeholder="Lentils, lemon …"
            inputProps={{ 'aria-label': 'Search recipes' }}
            sx={{ color: 'inherit', '& input::placeholder': { opacity: 0.85 } }}
          />
        </SearchForm>
      </Toolbar>
    </AppBar>
  );
}
