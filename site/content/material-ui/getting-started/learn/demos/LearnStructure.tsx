import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function LearnStructure() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h3">
          Parcel 4027
        </Typography>
        <Typography>Two books, 1.4 kg</Typography>
      </CardContent>
    </Card>
  );
}
