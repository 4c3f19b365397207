import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function JoyCardOverflow() {
  return (
    <Card sx={{ width: 'min(320px, 100%)' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <svg
            viewBox="0 0 320 160"
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label="Two hills under a low sun"
          >
            <path d="M0 0h320v160H0z" fill="#f3c98b" />
            <circle cx="222" cy="78" r="34" fill="#fbf0dc" />
            <path d="M0 130Q90 50 190 112T320 92v68H0z" fill="#8e6c88" />
            <path d="M0 152Q120 92 210 140T320 136v24H0z" fill="#56446d" />
          </svg>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Ridge walk</Typography>
        <Typography level="body-sm">14 kilometers, one hut on the way</Typography>
      </CardContent>
      <CardOverflow
        variant="soft"
        color="primary"
        sx={{
          py: 1,
          fontSize: 'sm',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        Open from May to October
      </CardOverflow>
    </Card>
  );
}
