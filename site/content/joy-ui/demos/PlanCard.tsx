import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function PlanCard() {
  return (
    <Card
      variant="soft"
      color="primary"
      invertedColors
      sx={{ width: 'min(320px, 100%)' }}
    >
      <Chip size="sm" variant="outlined">
        For teams
      </Chip>
      <Typography level="h3" component="h2">
        Twelve seats
      </Typography>
      <Typography level="body-sm">
        Shared drafts, comments and a history of ninety days.
      </Typography>
      <Button variant="solid">Choose this plan</Button>
    </Card>
  );
}
