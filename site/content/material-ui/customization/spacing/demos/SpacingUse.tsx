import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Padded = styled(Paper)(({ theme }) => ({ padding: theme.spacing(2) }));

export default function SpacingUse() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        p: 2
      </Paper>
      <Padded variant="outlined">theme.spacing(2)</Padded>
      <Box sx={{ alignSelf: 'center' }}>spacing=&#123;2&#125; between</Box>
    </Stack>
  );
}
