import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

const bar: SxProps<Theme> = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1,
};

const tag = {
  px: 1.5,
  py: 0.5,
  borderRadius: 4,
  bgcolor: 'action.selected',
} satisfies SxProps<Theme>;

export default function TypescriptStyles() {
  return (
    <Box sx={bar}>
      <Box sx={tag}>Salt</Box>
      <Box sx={{ ...tag, fontWeight: 700 }}>Rope</Box>
      <Box sx={tag}>Canvas</Box>
    </Box>
  );
}
