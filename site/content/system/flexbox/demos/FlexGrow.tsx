import Box from '@mui/system/Box';

export default function FlexGrow() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: 'min(320px, 100%)',
        p: 1.5,
        borderRadius: 2,
        bgcolor: '#ecfdf5',
        color: '#064e3b',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box
        sx={{
          flexShrink: 0,
          width: 32,
          height: 32,
          borderRadius: '50%',
          bgcolor: '#059669',
        }}
      />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        The report for the third quarter, second draft
      </Box>
      <Box sx={{ flexShrink: 0, fontWeight: 600 }}>12 kB</Box>
    </Box>
  );
}
