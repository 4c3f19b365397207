import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LearnLayout() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" spacing={2} alignItems="center">
          <Typography variant="h6" component="h3">
            Parcel 4027
          </Typography>
          <Chip label="On its way" color="info" size="small" />
        </Stack>
        <Typography>Two books, 1.4 kg</Typography>
      </CardContent>
    </Card>
  );
}
