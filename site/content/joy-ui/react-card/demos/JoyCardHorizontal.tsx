import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function JoyCardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: 'min(360px, 100%)' }}>
      <AspectRatio ratio="1" sx={{ width: 88 }}>
        <Box
          role="img"
          aria-label="Cover in red and gold"
          sx={{
            background: 'conic-gradient(#9b2226 35%, #ee9b00 35% 65%, #ca6702 0)',
          }}
        />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Quartets, volume two</Typography>
        <Typography level="body-sm">Recorded in one day</Typography>
        <CardContent orientation="horizontal" sx={{ alignItems: 'end' }}>
          <Chip size="sm">4 parts</Chip>
          <Chip size="sm">51 min</Chip>
        </CardContent>
      </CardContent>
    </Card>
  );
}
