import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const hills = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice">
    <path fill="#f6c28b" d="M0 0h400v200H0z"/>
    <circle cx="290" cy="86" r="34" fill="#fff1d6"/>
    <path fill="#b5656b" d="M0 140 90 70l80 60 90-80 140 100v50H0z"/>
    <path fill="#6b3f5b" d="m0 170 120-50 110 50 90-40 80 40v30H0z"/>
  </svg>`,
)}`;

export default function CardPicture() {
  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 345 }}>
      <CardMedia
        image={hills}
        aria-label="Hills in the evening sun"
        sx={{ aspectRatio: '2 / 1' }}
      />
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Three hills
        </Typography>
        <Typography color="text.secondary">
          A day’s walk, 14 kilometers, with an inn on the second hill.
        </Typography>
      </CardContent>
    </Card>
  );
}
