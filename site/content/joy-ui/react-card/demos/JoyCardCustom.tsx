import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function JoyCardCustom() {
  return (
    <Card
      variant="soft"
      sx={{
        '--Card-radius': '28px',
        '--Card-padding': '20px',
        width: 'min(320px, 100%)',
      }}
    >
      <CardContent>
        <Typography level="title-md">Round all the way in</Typography>
        <Typography level="body-sm">
          The button knows the corner it stands in, and rounds its own to match.
        </Typography>
      </CardContent>
      <CardActions>
        <Button color="neutral">See for yourself</Button>
      </CardActions>
    </Card>
  );
}
