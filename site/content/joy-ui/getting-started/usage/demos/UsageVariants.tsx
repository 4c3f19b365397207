import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function UsageVariants() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2} alignItems="center">
          <Button variant={variant} color="success">
            Confirm
          </Button>
          <Chip variant={variant} color="success">
            Paid
          </Chip>
          <Alert variant={variant} color="success" size="sm">
            {variant}
          </Alert>
        </Stack>
      ))}
    </Stack>
  );
}
