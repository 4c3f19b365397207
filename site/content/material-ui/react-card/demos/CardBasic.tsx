import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardBasic() {
  return (
    <Card component="article" sx={{ maxWidth: 345 }}>
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Lichens
        </Typography>
        <Typography color="text.secondary">
          Two living things that look like one. They grow a millimeter a year and
          tell how clean the air is.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Read</Button>
        <Button size="small">Keep for later</Button>
      </CardActions>
    </Card>
  );
}
