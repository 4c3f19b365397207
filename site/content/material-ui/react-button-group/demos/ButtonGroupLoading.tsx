import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupLoading() {
  const [saving, setSaving] = React.useState(false);

  return (
    <ButtonGroup variant="outlined" aria-label="Draft">
      <LoadingButton loading={saving} onClick={() => setSaving(true)}>
        Save
      </LoadingButton>
      <Button onClick={() => setSaving(false)}>Cancel</Button>
    </ButtonGroup>
  );
}
