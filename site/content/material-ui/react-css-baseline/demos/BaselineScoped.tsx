import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const page = (
  <div style={{ width: 200, padding: 16, border: '2px solid' }}>
    A box of 200 pixels with <b>bold</b> text
  </div>
);

export default function BaselineScoped() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontFamily: 'serif' }}>
      {page}
      <ScopedCssBaseline className="based" sx={{ bgcolor: 'action.hover' }}>
        {page}
      </ScopedCssBaseline>
    </Box>
  );
}
