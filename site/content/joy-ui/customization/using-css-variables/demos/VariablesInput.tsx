import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const radii = ['6px', '20px'];

export default function VariablesInput() {
  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      {radii.map((radius) => (
        <Input
          key={radius}
          placeholder={`Code, ${radius}`}
          slotProps={{ input: { 'aria-label': `Code, ${radius}` } }}
          endDecorator={<Button>Apply</Button>}
          sx={{ '--Input-radius': radius, '--Input-minHeight': '44px' }}
        />
      ))}
    </Stack>
  );
}
