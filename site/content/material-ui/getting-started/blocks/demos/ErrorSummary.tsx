import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  {
    name: 'email',
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    valid: /^\S+@\S+\.\S+$/,
    message: 'Enter an email address such as ada@example.com.',
  },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    valid: /.{8}/,
    message: 'Enter your password. It has at least 8 characters.',
  },
];

export default function ErrorSummary() {
  const [values, setValues] = React.useState<Record<string, string>>({});
  const [wrong, setWrong] = React.useState<string[]>([]);
  const [done, setDone] = React.useState(false);
  const form = React.useRef<HTMLFormElement>(null);
  const summary = React.useRef<HTMLDivElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = fields.filter(
      ({ name, valid }) => !valid.test(values[name] ?? ''),
    );
    setWrong(found.map(({ name }) => name));
    setDone(found.length === 0);
  };

  // The summary takes the focus, so that everybody starts there.
  React.useEffect(() => {
    if (wrong.length) summary.current?.focus();
  }, [wrong]);

  const goTo = (event: React.MouseEvent, name: string) => {
    event.preventDefault();
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  };

  return (
    <Paper variant="outlined" sx={{ width: 1, maxWidth: 400, p: 3 }}>
      <Stack component="form" noValidate ref={form} onSubmit={submit} spacing={2}>
        <Typography variant="h6" component="h3">
          Sign in to Northwind
        </Typography>
        {wrong.length > 0 && (
          <Alert severity="error" ref={summary} tabIndex={-1}>
            <AlertTitle>
              {wrong.length === 1 ? '1 field needs' : `${wrong.length} fields need`}{' '}
              your attention
            </AlertTitle>
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {fields
                .filter(({ name }) => wrong.includes(name))
                .map(({ name, message }) => (
                  <li key={name}>
                    <Link
                      href={`#summary-${name}`}
                      color="inherit"
                      onClick={(event) => goTo(event, name)}
                    >
                      {message}
                    </Link>
                  </li>
                ))}
            </Box>
          </Alert>
        )}
        {fields.map(({ name, label, type, autoComplete, message }) => (
          <TextField
            key={name}
            id={`summary-${name}`}
            name={name}
            label={label}
            type={type}
            autoComplete={autoComplete}
            required
            value={values[name] ?? ''}
            onChange={(event) =>
              setValues({ ...values, [name]: event.target.value })
            }
            error={wrong.includes(name)}
            helperText={wrong.includes(name) ? message : ' '}
          />
        ))}
        <Button type="submit" variant="contained">
          Sign in
        </Button>
        <Typography role="status" variant="body2">
          {done && 'The form is complete. A real page would sign you in now.'}
        </Typography>
      </Stack>
    </Paper>
  );
}
