import Box from '@mui/system/Box';

export default function SxFunction() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        // Half a step more than the text next to it, on one side only.
        paddingInlineStart: (theme) => `calc(${theme.spacing(2)} + 4px)`,
        paddingInlineEnd: 2,
        py: 1,
        borderInlineStart: '4px solid #b91c1c',
        bgcolor: '#fef2f2',
        color: '#7f1d1d',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      The lift is out of order until Friday.
    </Box>
  );
}
