import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';

export default function CardMore() {
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 345 }}>
      <CardHeader
        title="Lentil soup"
        subheader="35 minutes, for four"
        subheaderTypographyProps={{ variant: 'body2' }}
      />
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls="card-ingredients"
          onClick={() => setOpen(!open)}
        >
          Ingredients
        </Button>
      </CardActions>
      <Collapse in={open} id="card-ingredients">
        <CardContent sx={{ pt: 0 }}>
          250 g of lentils, two carrots, an onion, a lemon, cumin, oil and salt.
        </CardContent>
      </Collapse>
    </Card>
  );
}
