import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

const named = (name: string) => ({ 'aria-label': name });
const poem = 'The harbor sleeps,\nthe boats keep\ntheir own slow time.';

export default function FieldRows() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={3}>
      <Stack spacing={2} sx={{ width: 220 }}>
        <Input
          multiline
          minRows={1}
          maxRows={4}
          placeholder="Write a message"
          inputProps={named('Message, up to four lines')}
        />
        <FilledInput
          multiline
          hiddenLabel
          minRows={2}
          maxRows={5}
          startAdornment="›"
          inputProps={named('Command, two to five lines')}
        />
        <OutlinedInput
          multiline
          minRows={3}
          maxRows={6}
          defaultValue={poem}
          inputProps={named('Poem, three to six lines')}
        />
      </Stack>
      <Stack spacing={2} sx={{ width: 220 }}>
        <Input multiline rows={2} inputProps={named('Remark, two lines')} />
        <FilledInput
          multiline
          hiddenLabel
          rows={2}
          inputProps={named('Reason, two lines')}
        />
        <OutlinedInput
          multiline
          rows={3}
          defaultValue={poem}
          inputProps={named('Poem, three lines')}
        />
      </Stack>
    </Stack>
  );
}
