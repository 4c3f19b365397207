import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import './HomeCard.css';

export default function HomeCard() {
  return (
    <Card size="sm" sx={{ width: '100%', maxWidth: 250, mx: 'auto' }}>
      <CardOverflow>
        <AspectRatio ratio="15/8" color="primary">
          <svg className="home-hills" viewBox="0 0 240 128" aria-hidden="true">
            <circle cx="182" cy="38" r="17" />
            <path
              className="far"
              d="M0 78 46 44l34 24 40-38 52 44 30-18 38 26v52H0z"
            />
            <path className="near" d="M0 96c34-14 66-12 104 0s84 10 136-6v38H0z" />
            <path d="M0 114c48-10 92-6 132 0s74 4 108-4v18H0z" />
          </svg>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Marsh trail</Typography>
        <Typography level="body-sm">Level ground, two bridges</Typography>
      </CardContent>
      <CardActions>
        <Button size="sm">Open map</Button>
        <Button size="sm" variant="soft">
          Save
        </Button>
      </CardActions>
    </Card>
  );
}
