import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Breakpoint, Theme } from '@mui/material/styles';

function Row({ name }: { name: Breakpoint }) {
  const up = useMediaQuery((theme: Theme) => theme.breakpoints.up(name));
  const only = useMediaQuery((theme: Theme) => theme.breakpoints.only(name));

  return (
    <Typography sx={{ fontWeight: only ? 'bold' : undefined }}>
      {name}: {up ? 'reached' : 'not reached'}
    </Typography>
  );
}

export default function MediaQueryTheme() {
  return (
    <div>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((name) => (
        <Row key={name} name={name} />
      ))}
    </div>
  );
}
