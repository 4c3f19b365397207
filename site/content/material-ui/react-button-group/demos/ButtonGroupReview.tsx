import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

const reports = [
  { id: 4711, title: 'Street lamp is dark', place: 'Harbor road 12', days: 2 },
  { id: 4712, title: 'Bench is broken', place: 'Castle park, north gate', days: 5 },
  { id: 4715, title: 'Drain is blocked', place: 'Market square', days: 1 },
  { id: 4720, title: 'Sign is missing', place: 'Mill lane 3', days: 9 },
];

const decisions = ['Assign to a crew', 'Ask for a picture', 'Mark as a duplicate'];

export default function ButtonGroupReview() {
  const [index, setIndex] = React.useState(0);
  const [decision, setDecision] = React.useState(decisions[0]);
  const [decided, setDecided] = React.useState<Record<number, string>>({});
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const report = reports[index];

  const decide = () => {
    setDecided({ ...decided, [report.id]: decision });
    setIndex(Math.min(index + 1, reports.length - 1));
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 440 }}>
      <CardContent>
        <Typography variant="overline">
          Report {index + 1} of {reports.length}
        </Typography>
        <Typography variant="h6" component="h3">
          {report.title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          #{report.id} · {report.place} · {report.days}{' '}
          {report.days === 1 ? 'day' : 'days'} old
        </Typography>
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {decided[report.id] ?? 'Not decided yet'}
        </Typography>
      </CardContent>
      <CardActions
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
      >
        <ButtonGroup variant="contained" size="small" aria-label="Decision">
          <Button onClick={decide}>{decision}</Button>
          <Button
            aria-label="Choose another decision"
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ArrowDropDown />
          </Button>
        </ButtonGroup>
        <ButtonGroup size="small" aria-label="Reports">
          <Button
            aria-label="Previous report"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <ChevronLeft />
          </Button>
          <Button
            aria-label="Next report"
            disabled={index === reports.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ChevronRight />
          </Button>
        </ButtonGroup>
      </CardActions>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {decisions.map((name) => (
          <MenuItem
            key={name}
            selected={name === decision}
            onClick={() => {
              setDecision(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Card>
  );
}
