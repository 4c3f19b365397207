import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function JoyCardResizable() {
  const [width, setWidth] = React.useState(460);

  return (
    <Box sx={{ width: 'min(460px, 100%)' }}>
      <FormControl>
        <FormLabel id="column-width">Width of the column</FormLabel>
        <Slider
          aria-labelledby="column-width"
          value={width}
          min={220}
          max={460}
          step={20}
          onChange={(_event, value) => setWidth(value as number)}
        />
      </FormControl>
      <Card
        orientation="horizontal"
        sx={{ flexWrap: 'wrap', width: `min(${width}px, 100%)` }}
      >
        <AspectRatio
          ratio="4/3"
          variant="soft"
          color="success"
          sx={{ flex: '1 1 140px' }}
        >
          <Typography level="h2" component="span" aria-hidden>
            ⛰
          </Typography>
        </AspectRatio>
        <CardContent sx={{ flex: '1 1 200px' }}>
          <Typography level="title-md" component="h3">
            Ridge walk
          </Typography>
          <Typography level="body-sm">Six hours, 900 meters up</Typography>
          <Button size="sm" sx={{ mt: 'auto' }}>
            Reserve the ridge walk
          </Button>
        </CardContent>
      </Card>
    </Box>
  );
}
