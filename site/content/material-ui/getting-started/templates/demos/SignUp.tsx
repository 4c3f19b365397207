import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import orchard from './orchard.svg';

const Illustration = styled('img')({
  width: '100%',
  height: 'auto',
  minHeight: 0,
  flexGrow: 1,
  objectFit: 'cover',
});

const sizes = ['Just me', '2 to 10', '11 to 50', 'More than 50'];

/** What a field must match, and what to say when it does not. */
const rules: Record<string, [RegExp, string]> = {
  name: [/\S/, 'Enter your name.'],
  size: [/\S/, 'Choose how many people you plan for.'],
  email: [/^\S+@\S+\.\S+$/, 'Enter an email address such as june@example.com.'],
  password: [/^.{12,}$/, 'Use at least 12 characters.'],
  terms: [/yes/, 'Agree to the terms to create an account.'],
};

const emptyValues = { name: '', size: '', email: '', password: '', terms: '' };

const strengths = ['Too short', 'Fair', 'Good', 'Strong'];

/** From 0 to 3: long passwords first, then those of several kinds of characters. */
function strengthOf(password: string) {
  if (!rules.password[0].test(password)) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  return Math.min(
    3,
    1 + Math.floor((password.length - 12) / 4) + Math.floor(kinds / 3),
  );
}

function Strength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <Box sx={{ minHeight: 28 }}>
      {password !== '' && (
        <React.Fragment>
          <LinearProgress
            variant="determinate"
            value={(strength / 3) * 100}
            color={strength === 0 ? 'error' : 'primary'}
            aria-label="Strength of the password"
            aria-valuetext={strengths[strength]}
          />
          <Typography variant="body2" color="text.secondary">
            Password strength: {strengths[strength]}
          </Typography>
        </React.Fragment>
      )}
    </Box>
  );
}

function Picture() {
  return (
    <Box
      component="aside"
      aria-label="About Windfall"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        bgcolor: '#3e5f2a',
        color: '#fff',
      }}
    >
      <Illustration src={orchard} alt="" width={960} height={640} />
      <Box component="figure" sx={{ m: 0, p: 5 }}>
        <Typography component="blockquote" variant="h6" sx={{ m: 0 }}>
          “Our harvest schedule used to live on a whiteboard. Now all forty pickers
          know by six in the morning which row is theirs.”
        </Typography>
        <Typography component="figcaption" sx={{ mt: 1 }}>
          Delia Morrow, Three Creeks Orchard
        </Typography>
      </Box>
    </Box>
  );
}

export default function SignUp() {
  const [values, setValues] = React.useState<Record<string, string>>(emptyValues);
  const [submitted, setSubmitted] = React.useState(false);
  const [visible, setVisible] = React.useState(false);
  const [done, setDone] = React.useState(false);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const size = React.useRef<HTMLInputElement>(null);

  const wrong = Object.keys(rules).filter(
    (name) => !rules[name][0].test(values[name].trim()),
  );
  const isWrong = (name: string) => submitted && wrong.includes(name);
  const change = (name: string, value: string) =>
    setValues({ ...values, [name]: value });
  const fieldProps = (name: string) => ({
    id: `sign-up-${name}`,
    name,
    required: true,
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      change(name, event.target.value),
    error: isWrong(name),
    helperText: isWrong(name) ? rules[name][1] : undefined,
  });

  const finish = (now: boolean) => {
    setDone(now);
    requestAnimationFrame(() => heading.current?.focus());
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong[0] === 'size') {
      size.current?.focus();
    } else if (wrong.length) {
      const input = event.currentTarget.elements.namedItem(wrong[0]);
      if (input instanceof HTMLElement) input.focus();
    } else {
      finish(true);
    }
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1fr)',
        },
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Stack
        component="main"
        spacing={3}
        sx={{ p: { xs: 3, sm: 6 }, maxWidth: 560 }}
      >
        <Typography variant="h6" component="p" color="primary">
          Windfall
        </Typography>
        <div>
          <Typography variant="h4" component="h1" ref={heading} tabIndex={-1}>
            {done ? 'Check your email' : 'Create your account'}
          </Typography>
          {!done && (
            <Typography color="text.secondary">
              Free for 30 days. No card needed.
            </Typography>
          )}
        </div>
        <Box role="status">
          {done && (
            <Alert role="presentation">
              A link to confirm your account is on its way to {values.email.trim()}.
            </Alert>
          )}
        </Box>
        {done ? (
          <Button
            variant="outlined"
            onClick={() => finish(false)}
            sx={{ alignSelf: 'start' }}
          >
            Use another address
          </Button>
        ) : (
          <Stack component="form" noValidate onSubmit={submit} spacing={2}>
            <TextField
              label="Full name"
              autoComplete="name"
              {...fieldProps('name')}
            />
            <TextField
              select
              label="People in your team"
              inputRef={size}
              {...fieldProps('size')}
            >
              {sizes.map((label) => (
                <MenuItem key={label} value={label}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Work email"
              type="email"
              autoComplete="email"
              {...fieldProps('email')}
            />
            <div>
              <TextField
                fullWidth
                label="Password"
                type={visible ? 'text' : 'password'}
                autoComplete="new-password"
                InputProps={{
                  endAdornment: (
                    <InputAdornment position="end">
                      <IconButton
                        edge="end"
                        aria-label={visible ? 'Hide password' : 'Show password'}
                        onClick={() => setVisible(!visible)}
                      >
                        {visible ? <VisibilityOff /> : <Visibility />}
                      </IconButton>
                    </InputAdornment>
                  ),
                }}
                {...fieldProps('password')}
                helperText={rules.password[1]}
              />
              <Strength password={values.password} />
            </div>
            <FormControl error={isWrong('terms')}>
              <FormControlLabel
                label="I agree to the terms of service"
                control={
                  <Checkbox
                    id="sign-up-terms"
                    name="terms"
                    required
                    checked={values.terms === 'yes'}
                    onChange={(event) =>
                      change('terms', event.target.checked ? 'yes' : '')
                    }
                    inputProps={{
                      'aria-invalid': isWrong('terms'),
                      'aria-describedby': 'sign-up-terms-text',
                    }}
                  />
                }
              />
              <FormHelperText id="sign-up-terms-text">
                {isWrong('terms')
                  ? rules.terms[1]
                  : 'You can close your account at any time.'}
              </FormHelperText>
            </FormControl>
            <Button type="submit" variant="contained" size="large">
              Create account
            </Button>
            <Typography>
              Already have an account?{' '}
              <Link component="button" type="button" variant="body1">
                Sign in
              </Link>
            </Typography>
          </Stack>
        )}
      </Stack>
      <Picture />
    </Box>
  );
}
