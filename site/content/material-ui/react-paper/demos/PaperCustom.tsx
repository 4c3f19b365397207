import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const TintedPaper = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  borderLeft: `4px solid ${theme.palette.info.main}`,
}));

export default function PaperCustom() {
  return (
    <Stack spacing={2}>
      <TintedPaper>The library closes at noon on Fridays.</TintedPaper>
      <Paper elevation={8} sx={{ p: 2, backgroundImage: 'none' }}>
        The same color in dark mode as elevation 0
      </Paper>
    </Stack>
  );
}
