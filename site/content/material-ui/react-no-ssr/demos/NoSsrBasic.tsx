import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';

export default function NoSsrBasic() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box
        role="note"
        sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        In the HTML
      </Box>
      <NoSsr>
        <Box
          role="note"
          sx={{ p: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
        >
          In the browser only
        </Box>
      </NoSsr>
    </Box>
  );
}
