import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Share from '@mui/icons-material/Share';

const picture = {
  display: 'flex',
  alignItems: 'flex-end',
  height: 96,
  background: 'linear-gradient(120deg, #e0b27a, #8a4b1f)',
};

export default function CardCourse() {
  return (
    <Card component="article" sx={{ width: 320, maxWidth: '100%', borderRadius: 3 }}>
      <CardActionArea
        href="#the-whole-card-as-a-link"
        aria-label="Bread course, two seats left"
      >
        <CardMedia sx={picture}>
          <Box sx={{ px: 1.5, py: 0.5, color: '#fff', bgcolor: '#5d2f10' }}>
            Two seats left
          </Box>
        </CardMedia>
        <CardContent sx={{ pb: 1, typography: 'body2' }}>
          Saturday, 10:00, in the old mill
        </CardContent>
      </CardActionArea>
      <CardHeader
        disableTypography
        sx={{ py: 0 }}
        title={
          <Typography component="h3" variant="h6">
            Bread course
          </Typography>
        }
        subheader={<Typography variant="body2">With Rosa Lima, baker</Typography>}
      />
      <CardActions disableSpacing sx={{ px: 2, justifyContent: 'space-between' }}>
        <Button>Reserve</Button>
        <IconButton aria-label="Share the bread course">
          <Share />
        </IconButton>
      </CardActions>
    </Card>
  );
}
