import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function JoyCardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
      }}
    >
      {variants.map((variant) => (
        <Card key={variant} variant={variant} color="primary">
          <Typography level="title-md" textColor="inherit">
            {variant}
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            18 drafts
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
