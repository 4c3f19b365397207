import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardPicture() {
  return (
    <Card size="sm" variant="outlined" sx={{ width: 210 }}>
      <CardContent>
        <Typography level="title-md">Pine cabin</Typography>
        <Typography level="body-sm">Two beds, by the lake</Typography>
      </CardContent>
      <CardActions>
        <Button size="sm">Book</Button>
        <Button size="sm" variant="outlined" color="neutral">
          Share
        </Button>
      </CardActions>
    </Card>
  );
}
