import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BookingCard() {
  return (
    <Card component="form" noValidate sx={{ width: 'min(360px, 100%)' }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Book a room
        </Typography>
        <Stack spacing={2}>
          <TextField label="Meeting" defaultValue="Weekly review" />
          <TextField
            label="People"
            type="number"
            defaultValue={6}
            helperText="Up to twelve"
          />
          <FormControlLabel
            control={<Switch defaultChecked />}
            label="With a screen"
          />
        </Stack>
      </CardContent>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <Button>Cancel</Button>
        <Button variant="contained">Book</Button>
      </CardActions>
    </Card>
  );
}
