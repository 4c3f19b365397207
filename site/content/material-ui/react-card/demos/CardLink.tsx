import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardLink() {
  return (
    <Card sx={{ width: '100%', maxWidth: 345 }}>
      <CardActionArea href="#the-whole-card-as-a-link">
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 96,
            background: 'linear-gradient(120deg, #2c7a7b, #9ae6b4)',
          }}
        />
        <CardContent component="span" sx={{ display: 'block' }}>
          <Typography variant="h6" component="span" display="block">
            The salt marsh
          </Typography>
          <Typography component="span" color="text.secondary">
            Where the sea comes twice a day
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" aria-label="Share The salt marsh">
          Share
        </Button>
      </CardActions>
    </Card>
  );
}
