import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';

const Tile = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
}));

export default function ThemingRead() {
  const { breakpoints } = useTheme();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>Two steps, by name</Box>
      <Tile>Two steps, by function</Tile>
      <Tile>md begins at {breakpoints.values.md} px</Tile>
    </Stack>
  );
}
