import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const extras = [
  { name: 'Breakfast', detail: 'From 7 to 10, 14 € a day' },
  { name: 'Late check-out', detail: 'Until 15:00, 20 €' },
];

export default function CheckboxCustom() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      {extras.map(({ name, detail }) => (
        <FormControlLabel
          key={name}
          sx={{
            m: 0,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            '&:has(:checked)': { borderColor: 'primary.main' },
            '&:has(:focus-visible)': { bgcolor: 'action.focus' },
          }}
          control={<Checkbox disableRipple />}
          label={
            <span>
              {name}
              <Typography component="span" variant="body2" display="block">
                {detail}
              </Typography>
            </span>
          }
        />
      ))}
    </Stack>
  );
}
