import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkText() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      The ferry runs until October. See the{' '}
      <Link href="#timetable">winter timetable</Link> for later trips.
    </Typography>
  );
}
