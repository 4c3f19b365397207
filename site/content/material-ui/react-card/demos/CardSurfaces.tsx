import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';

export default function CardSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 3,
        width: '100%',
      }}
    >
      <Card>
        <CardContent>Elevation 1</CardContent>
      </Card>
      <Card raised>
        <CardContent>Raised</CardContent>
      </Card>
      <Card variant="outlined">
        <CardContent>Outlined</CardContent>
      </Card>
    </Box>
  );
}
