import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import WbTwilightIcon from '@mui/icons-material/WbTwilight';

export default function CardTop() {
  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 380 }}>
      <CardHeader
        avatar={
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            <WbTwilightIcon />
          </Avatar>
        }
        title="Evening walk"
        subheader="17 May, 20:30 to 22:00"
        titleTypographyProps={{ component: 'h3', variant: 'subtitle1' }}
        action={
          <IconButton aria-label="More about Evening walk">
            <MoreVertIcon />
          </IconButton>
        }
      />
      <CardContent>
        <Typography color="text.secondary">
          Along the dyke to the old light and back. Bring something warm.
        </Typography>
      </CardContent>
    </Card>
  );
}
