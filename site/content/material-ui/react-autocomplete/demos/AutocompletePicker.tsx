import * as React from 'react';
import Autocomplete, {
  type AutocompleteCloseReason,
} from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const labels = [
  'Accessibility',
  'Bug',
  'Documentation',
  'Good first issue',
  'Needs a test',
  'Performance',
  'Question',
  'Regression',
  'Translation',
];

function InlineList({ className, children }: PopperProps) {
  return <div className={className}>{children as React.ReactNode}</div>;
}

function LabelOption(
  { key, ...props }: React.ComponentProps<'li'>,
  label: string,
  { selected }: { selected: boolean },
) {
  return (
    <li key={key} {...props}>
      <Checkbox size="small" checked={selected} tabIndex={-1} sx={{ mr: 1, p: 0 }} />
      {label}
    </li>
  );
}

interface LabelPickerProps {
  value: string[];
  onChange: (value: string[]) => void;
  onClose: () => void;
}

function LabelPicker({ value, onChange, onClose }: LabelPickerProps) {
  const leave = (_: React.SyntheticEvent, reason: AutocompleteCloseReason) =>
    reason === 'escape' && onClose();

  return (
    <Autocomplete
      id="label-picker"
      open
      multiple
      disableCloseOnSelect
      onClose={leave}
      options={labels}
      value={value}
      onChange={(_, next) => onChange(next)}
      PopperComponent={InlineList}
      renderTags={() => null}
      renderOption={LabelOption}
      renderInput={(params) => (
        <TextField {...params} autoFocus label="Find a label" sx={{ mb: 1 }} />
      )}
    />
  );
}

export default function AutocompletePicker() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState(['Bug', 'Needs a test']);

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%', alignItems: 'start' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Labels
      </Button>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {chosen.map((label) => (
          <Chip key={label} label={label} />
        ))}
      </Stack>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Labels of the issue',
            sx: { width: 300, p: 2, pb: 0 },
          },
        }}
      >
        <LabelPicker
          value={chosen}
          onChange={setChosen}
          onClose={() => setAnchor(null)}
        />
      </Popover>
    </Stack>
  );
}
