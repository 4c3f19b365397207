import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import SaveIcon from '@mui/icons-material/BookmarkBorder';

export default function JoyCardActions() {
  return (
    <Card sx={{ width: 'min(360px, 100%)' }}>
      <CardContent>
        <Typography level="title-md">Two rooms near the station</Typography>
        <Typography level="body-sm">62 m², free from August</Typography>
      </CardContent>
      <CardActions buttonFlex="0 1 120px">
        <IconButton variant="outlined" aria-label="Remember" sx={{ mr: 'auto' }}>
          <SaveIcon />
        </IconButton>
        <Button variant="outlined" color="neutral">
          Ask
        </Button>
        <Button>Visit</Button>
      </CardActions>
    </Card>
  );
}
