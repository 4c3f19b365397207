import Box from '@mui/system/Box';

const box = { width: 72, height: 72, bgcolor: '#f1f5f9', color: '#0f172a' };

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box sx={{ ...box, border: 1 }} />
      <Box sx={{ ...box, borderTop: 4, borderColor: '#be123c' }} />
      <Box sx={{ ...box, borderInlineStart: '4px solid #1d4ed8' }} />
      <Box sx={{ ...box, border: '2px dashed #64748b' }} />
    </Box>
  );
}
