import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyCardSizes() {
  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <Card size="sm">
        <Typography level="title-sm">Small</Typography>
        <div>Padding of 10 pixels</div>
      </Card>
      <Card size="md">
        <Typography level="title-md">Medium</Typography>
        <div>Padding of 16 pixels</div>
      </Card>
      <Card size="lg">
        <Typography level="title-lg">Large</Typography>
        <div>Padding of 24 pixels</div>
      </Card>
    </Stack>
  );
}
