import * as React from 'react';
import Box from '@mui/material/Box';
import Input from '@mui/material/Input';

const grid = {
  display: 'grid',
  gridTemplateColumns: '64px 96px 96px',
  gap: 2,
  alignItems: 'center',
  typography: 'body2',
};

export default function FieldStock() {
  const [price, setPrice] = React.useState('-4');
  const wrong = !(Number(price) > 0);

  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Box sx={grid}>
        <span id="stock-number">Number</span>
        <span id="stock-price">Price</span>
        <span id="stock-left">Stock</span>
        <Input
          readOnly
          value="A-17"
          inputProps={{ 'aria-labelledby': 'stock-number' }}
          sx={{ fontFamily: 'monospace' }}
        />
        <Input
          required
          error={wrong}
          color="secondary"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          inputProps={{ 'aria-labelledby': 'stock-price', inputMode: 'decimal' }}
          slotProps={{ input: { style: { textAlign: 'end' } } }}
        />
        <Input
          disabled
          value="0"
          endAdornment="pcs"
          inputProps={{ 'aria-labelledby': 'stock-left' }}
        />
      </Box>
    </Box>
  );
}
