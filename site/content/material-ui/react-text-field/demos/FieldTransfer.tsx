import * as React from 'react';
import Box from '@mui/material/Box';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

const bare = {
  borderRadius: 2,
  '&.Mui-focused': { outline: 2, outlineColor: 'secondary.main' },
};

export default function FieldTransfer() {
  const [amount, setAmount] = React.useState('1200');
  const wrong = Number.isNaN(Number(amount)) || Number(amount) > 900;

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <FilledInput
          readOnly
          hiddenLabel
          disableUnderline
          value="EUR"
          inputProps={{ 'aria-label': 'Currency' }}
          sx={{ ...bare, width: 84 }}
        />
        <FilledInput
          required
          fullWidth
          hiddenLabel
          disableUnderline
          color="secondary"
          error={wrong}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          endAdornment="up to 900"
          inputProps={{
            'aria-label': 'Amount',
            'aria-describedby': 'transfer-help',
            inputMode: 'numeric',
          }}
          sx={bare}
        />
      </Stack>
      <FormHelperText id="transfer-help" error={wrong} role="status">
        {wrong ? 'You can transfer up to 900 euros' : 'Arrives tomorrow'}
      </FormHelperText>
      <FormControl
        hiddenLabel
        fullWidth
        variant="filled"
        size="small"
        margin="dense"
      >
        <FilledInput
          disabled={wrong}
          startAdornment="#"
          inputProps={{ 'aria-label': 'Reference' }}
          slotProps={{ root: { title: 'Shown to the recipient' } }}
        />
      </FormControl>
    </Box>
  );
}
