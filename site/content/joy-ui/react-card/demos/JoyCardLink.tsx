import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyCardLink() {
  return (
    <Card
      variant="outlined"
      sx={{
        width: 'min(320px, 100%)',
        '&:hover': { boxShadow: 'md', borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay underline="none" href="#clickable-cards" textColor="inherit">
            What we learned from 40 interviews
          </Link>
        </Typography>
        <Typography level="body-sm">Research, 8 minutes to read</Typography>
      </CardContent>
    </Card>
  );
}
