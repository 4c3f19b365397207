import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 160 }}>
          <InputLabel id={`select-${variant}-label`}>{variant}</InputLabel>
          <Select
            id={`select-${variant}`}
            labelId={`select-${variant}-label`}
            label={variant}
            defaultValue=""
          >
            <MenuItem value="day">Day</MenuItem>
            <MenuItem value="week">Week</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
