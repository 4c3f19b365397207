import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardPicture() {
  return (
    <Card sx={{ width: 210 }}>
      <CardContent sx={{ pb: 0.5 }}>
        <Typography variant="h6" component="div">
          Pine cabin
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Two beds, by the lake
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
