import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const commands = ['Archive', 'Close', 'Copy the link', 'Print', 'Rename', 'Share'];
const customers = ['Aune Boats', 'Duarte and Sons', 'Holm Fish', 'Lima Travel'];
const steps = ['Survey', 'Sketch', 'Permit', 'Build', 'Inspect'];

export default function JoyAutocompleteCommands() {
  const [open, setOpen] = React.useState(false);
  const [step, setStep] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      {open ? (
        <Autocomplete
          options={commands}
          aria-label="Command"
          autoFocus
          openOnFocus
          autoHighlight
          autoComplete
        />
      ) : (
        <Button onClick={() => setOpen(true)}>Enter a command</Button>
      )}
      <Autocomplete
        options={customers}
        aria-label="Customer"
        placeholder="Filter by customer"
        blurOnSelect="touch"
        clearOnEscape
        includeInputInList
        clearOnBlur={false}
        selectOnFocus={false}
      />
      <Autocomplete
        options={steps}
        aria-label="Step"
        placeholder="Step"
        getOptionDisabled={(option) => option === 'Permit'}
        disableListWrap
        handleHomeEndKeys={false}
        disabledItemsFocusable
        onHighlightChange={(_, option) => setStep(option)}
      />
      <Typography role="status">{step ? `At ${step}` : 'No step'}</Typography>
    </Stack>
  );
}
