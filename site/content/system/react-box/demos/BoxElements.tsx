import Box from '@mui/system/Box';

export default function BoxElements() {
  return (
    <Box
      component="form"
      sx={{
        display: 'grid',
        gap: 1,
        width: 280,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box component="label" htmlFor="box-elements-seed" sx={{ fontWeight: 600 }}>
        Seed
      </Box>
      <Box
        component="input"
        id="box-elements-seed"
        type="text"
        defaultValue="Field beans"
        sx={{
          p: 1,
          border: '1px solid #64748b',
          borderRadius: 1,
          font: 'inherit',
          '&:focus-visible': { outline: '3px solid #6ea8ff' },
        }}
      />
    </Box>
  );
}
