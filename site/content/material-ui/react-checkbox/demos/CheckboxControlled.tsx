import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function CheckboxControlled() {
  const [backup, setBackup] = React.useState(false);

  return (
    <Stack spacing={1} useFlexGap alignItems="flex-start">
      <FormControlLabel
        control={
          <Checkbox
            checked={backup}
            onChange={(event, checked) => setBackup(checked)}
          />
        }
        label="Keep a copy before deleting"
      />
      <Button variant="outlined" color={backup ? 'primary' : 'error'}>
        {backup ? 'Copy and delete' : 'Delete for good'}
      </Button>
    </Stack>
  );
}
