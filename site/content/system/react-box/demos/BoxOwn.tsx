import { createBox, createTheme } from '@mui/system';

const Box = createBox({
  defaultTheme: createTheme({
    spacing: 5,
    palette: { clay: '#7c2d12', chalk: '#fff7ed' },
  }),
  defaultClassName: 'garden-box',
});

export default function BoxOwn() {
  return (
    <Box
      sx={{
        p: 4,
        bgcolor: 'clay',
        color: 'chalk',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      Twenty pixels of padding, in the colors of another theme
    </Box>
  );
}
