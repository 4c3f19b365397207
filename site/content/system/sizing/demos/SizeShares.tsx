import Box from '@mui/system/Box';

export default function SizeShares() {
  return (
    <Box sx={{ width: '100%' }}>
      {[0.25, 0.5, 1].map((width) => (
        <Box
          key={width}
          sx={{
            boxSizing: 'border-box',
            width,
            my: 1,
            p: 1,
            borderRadius: 1,
            bgcolor: '#ffedd5',
            color: '#7c2d12',
            fontFamily: 'ui-monospace, monospace',
          }}
        >
          {width}
        </Box>
      ))}
    </Box>
  );
}
