import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypographyScale() {
  return (
    <Stack spacing={0.5} sx={{ width: 320, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}
        </Typography>
      ))}
    </Stack>
  );
}
