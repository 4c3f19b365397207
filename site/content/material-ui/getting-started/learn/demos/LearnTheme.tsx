import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LearnTheme() {
  return (
    <Card
      variant="outlined"
      sx={{ width: { xs: '100%', sm: 320 }, borderRadius: 3 }}
    >
      <CardContent>
        <Stack direction="row" spacing={2} justifyContent="space-between">
          <Typography variant="h6" component="h3">
            Parcel 4027
          </Typography>
          <Chip label="On its way" color="info" size="small" />
        </Stack>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Two books, 1.4 kg
        </Typography>
      </CardContent>
    </Card>
  );
}
