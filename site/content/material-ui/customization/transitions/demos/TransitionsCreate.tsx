import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Card = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(3),
  transition: theme.transitions.create(['box-shadow', 'transform'], {
    duration: theme.transitions.duration.short,
  }),
  '&:hover': { boxShadow: theme.shadows[8], transform: 'translateY(-4px)' },
}));

export default function TransitionsCreate() {
  return <Card>Point at this card.</Card>;
}
