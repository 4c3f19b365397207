import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export default function BoxElement() {
  return (
    <Box component="nav" aria-label="Ports">
      <Box component="ul" sx={{ display: 'flex', gap: 2, m: 0, p: 0 }}>
        {['Bergen', 'Askøy', 'Florø'].map((port) => (
          <Box key={port} component="li" sx={{ listStyle: 'none' }}>
            <Link href={`#${port}`}>{port}</Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
