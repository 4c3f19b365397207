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

const look = {
  width: 320,
  maxWidth: '100%',
  '&.course': { borderRadius: 3 },
  '& .picture': {
    display: 'flex',
    alignItems: 'flex-end',
    background: 'linear-gradient(120deg, #e0b27a, #8a4b1f)',
  },
  '& .ribbon': { px: 1.5, py: 0.5, color: '#fff', bgcolor: '#5d2f10' },
  '& .words': { typography: 'body2' },
  '& .glow': { bgcolor: 'primary.main' },
  '& .actions': { px: 2 },
};

export default function CardCourse() {
  return (
    <Card component="article" classes={{ root: 'course' }} sx={look}>
      <CardActionArea
        href="#the-whole-card-as-a-link"
        aria-label="Bread course, two seats left"
        classes={{ focusHighlight: 'glow' }}
        sx={{ p: 1 }}
      >
        <CardMedia classes={{ root: 'picture' }} sx={{ height: 96 }}>
          <span className="ribbon">Two seats left</span>
        </CardMedia>
        <CardContent classes={{ root: 'words' }} sx={{ pb: 1 }}>
          Saturday, 10:00, in the old mill
        </CardContent>
      </CardActionArea>
      <CardHeader
        component="header"
        disableTypography
        classes={{ root: 'about' }}
        sx={{ '&.about': { py: 0 } }}
        title={
          <Typography component="h3" variant="h6">
            Bread course
          </Typography>
        }
        subheader={<Typography variant="body2">With Rosa Lima, baker</Typography>}
      />
      <CardActions
        disableSpacing
        classes={{ root: 'actions' }}
        sx={{ justifyContent: 'space-between' }}
      >
        <Button>Reserve</Button>
        <IconButton aria-label="Share the bread course">
          <Share />
        </IconButton>
      </CardActions>
    </Card>
  );
}
