import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const record = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
    <path fill="#0d3b4f" d="M0 0h160v160H0z"/>
    <circle cx="80" cy="80" r="60" fill="#f2b134"/>
    <circle cx="80" cy="80" r="38" fill="#d95d39"/>
    <circle cx="80" cy="80" r="14" fill="#0d3b4f"/>
  </svg>`,
)}`;

export default function CardBeside() {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        width: '100%',
        maxWidth: 460,
      }}
    >
      <CardMedia
        component="img"
        src={record}
        alt="Cover: an orange sun on blue"
        sx={{ width: { xs: '100%', sm: 160 }, height: 160 }}
      />
      <CardContent>
        <Typography variant="h6" component="p">
          Low tide
        </Typography>
        <Typography color="text.secondary">The Mudlarks, 41 minutes</Typography>
      </CardContent>
    </Card>
  );
}
