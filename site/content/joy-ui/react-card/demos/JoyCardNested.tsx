import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const legs = [
  { from: 'Harbor', to: 'Lighthouse', time: '40 min' },
  { from: 'Lighthouse', to: 'North beach', time: '25 min' },
];

export default function JoyCardNested() {
  return (
    <Card sx={{ width: 'min(320px, 100%)' }}>
      <Typography level="title-lg" component="h3">
        Round trip by boat
      </Typography>
      {legs.map(({ from, to, time }) => (
        <Card key={from} variant="soft" size="sm" orientation="horizontal">
          <CardContent>
            {from} to {to}
          </CardContent>
          <Typography level="body-sm">{time}</Typography>
        </Card>
      ))}
    </Card>
  );
}
