import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function JoyCardBasic() {
  return (
    <Card sx={{ width: 'min(320px, 100%)' }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Evening course: bookbinding
        </Typography>
        <Typography>Six Tuesdays from seven to nine. Tools are provided.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Reserve a place</Button>
      </CardActions>
    </Card>
  );
}
