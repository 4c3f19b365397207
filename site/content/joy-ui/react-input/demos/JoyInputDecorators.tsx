import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyInputDecorators() {
  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <FormControl>
        <FormLabel>Monthly rent</FormLabel>
        <Input startDecorator="€" endDecorator="per month" defaultValue="840" />
      </FormControl>
      <FormControl>
        <FormLabel>Search drafts</FormLabel>
        <Input
          defaultValue="invoice"
          endDecorator={
            <Chip size="sm" variant="soft">
              12 found
            </Chip>
          }
        />
      </FormControl>
    </Stack>
  );
}
