import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SearchIcon from '@mui/icons-material/Search';

export default function JoyInputSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 'min(320px, 100%)' }}>
      <Input
        size="sm"
        startDecorator={<SearchIcon />}
        defaultValue="Small"
        aria-label="Small"
      />
      <Input
        size="md"
        startDecorator={<SearchIcon />}
        defaultValue="Medium"
        aria-label="Medium"
      />
      <Input
        size="lg"
        startDecorator={<SearchIcon />}
        defaultValue="Large"
        aria-label="Large"
      />
    </Stack>
  );
}
