import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function JoyCardCover() {
  return (
    <Card sx={{ width: 'min(320px, 100%)', minHeight: 220, border: 0 }}>
      <CardCover>
        <Box
          role="img"
          aria-label="Northern lights"
          sx={{
            background:
              'radial-gradient(90% 60% at 30% 20%, #4fd1a5, transparent), radial-gradient(60% 80% at 80% 10%, #6d5bd0, transparent), #0b1d33',
          }}
        />
      </CardCover>
      <CardCover
        sx={{
          background:
            'linear-gradient(to top, rgb(3 10 20 / 0.85), transparent 60%)',
        }}
      />
      <CardContent sx={{ justifyContent: 'end' }}>
        <Typography level="title-lg" sx={{ color: '#f5f9ff' }}>
          Winter in Tromsø
        </Typography>
        <Typography level="body-sm" sx={{ color: '#d5e2f2' }}>
          Four nights, with a guide
        </Typography>
      </CardContent>
    </Card>
  );
}
