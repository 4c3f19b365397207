import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DarkModeSystem() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <Alert severity="info">
      Your system asks for {prefersDark ? 'dark' : 'light'}.
    </Alert>
  );
}
