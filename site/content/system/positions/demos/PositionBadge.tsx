import Box from '@mui/system/Box';

export default function PositionBadge() {
  return (
    <Box
      sx={{
        position: 'relative',
        p: 2,
        paddingInlineEnd: 5,
        border: 1,
        borderColor: '#cbd5e1',
        borderRadius: 2,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      Three new answers
      <Box
        sx={{
          position: 'absolute',
          top: -6,
          insetInlineEnd: -6,
          width: 16,
          height: 16,
          borderRadius: '50%',
          bgcolor: '#dc2626',
        }}
      />
    </Box>
  );
}
