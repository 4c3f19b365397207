import Box from '@mui/system/Box';

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: 2 }}>
      {[1, 2, 4].map((steps) => (
        <Box key={steps} sx={{ p: steps, borderRadius: 1, bgcolor: '#bfdbfe' }}>
          <Box
            sx={{
              p: 1,
              borderRadius: 1,
              bgcolor: '#1e3a8a',
              color: '#eff6ff',
              fontFamily: 'ui-monospace, monospace',
            }}
          >
            p: {steps}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
