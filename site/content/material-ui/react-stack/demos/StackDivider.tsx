import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['4 rooms', '92 m²', 'Third floor'];

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      {facts.map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  );
}
