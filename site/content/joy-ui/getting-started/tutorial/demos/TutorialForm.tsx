import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
  },
];

export default function TutorialForm() {
  const [missing, setMissing] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState(false);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const empty = fields.map(({ name }) => name).filter((name) => !data.get(name));
    setMissing(empty);
    setSent(empty.length === 0);
    if (empty.length > 0) {
      (form.elements.namedItem(empty[0]) as HTMLElement).focus();
    }
  };

  return (
    <Sheet
      component="form"
      noValidate
      onSubmit={submit}
      variant="outlined"
      sx={{
        width: 300,
        maxWidth: '100%',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      <Stack spacing={2}>
        <div>
          <Typography level="h4" component="h3">
            Welcome back
          </Typography>
          <Typography level="body-sm">Log in to see your bookings.</Typography>
        </div>
        {fields.map(({ name, label, ...field }) => (
          <FormControl key={name} error={missing.includes(name)}>
            <FormLabel>{label}</FormLabel>
            <Input name={name} error={missing.includes(name)} {...field} />
            {missing.includes(name) && (
              <FormHelperText>Enter your {label.toLowerCase()}.</FormHelperText>
            )}
          </FormControl>
        ))}
        <Button type="submit">Log in</Button>
        <Typography level="body-sm" textAlign="center">
          <Link href="#finished-form" underline="always">
            Create an account
          </Link>
        </Typography>
        <output>{sent && 'This demo sends nothing.'}</output>
      </Stack>
    </Sheet>
  );
}
