import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function JoyCardInverted() {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: 'min(320px, 100%)' }}
    >
      <CardContent>
        <Typography level="title-lg">Almost full</Typography>
        <Typography>18 of 20 gigabytes are in use.</Typography>
        <LinearProgress
          determinate
          value={90}
          aria-label="Storage in use"
          sx={{ mt: 1 }}
        />
      </CardContent>
      <CardActions>
        <Button variant="soft">Clean up</Button>
        <Button variant="solid">Get more</Button>
      </CardActions>
    </Card>
  );
}
