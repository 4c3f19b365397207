import { styled } from '@mui/material/styles';

const Note = styled('p')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: theme.spacing(2),
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('md')]: { width: 360 },
}));

export default function BreakpointsStyled() {
  return <Note>The ramp closes ten minutes before departure.</Note>;
}
