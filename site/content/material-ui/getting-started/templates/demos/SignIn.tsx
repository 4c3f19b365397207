import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import BusinessIcon from '@mui/icons-material/Business';
import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import KeyIcon from '@mui/icons-material/Key';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import SpaIcon from '@mui/icons-material/Spa';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

type Mode = 'signIn' | 'signUp' | 'reset';
type Field = 'email' | 'password';

const pages: Record<
  Mode,
  { title: string; intro: string; submit: string; fields: Field[] }
> = {
  signIn: {
    title: 'Sign in',
    intro: 'Good to see you again.',
    submit: 'Sign in',
    fields: ['email', 'password'],
  },
  signUp: {
    title: 'Create an account',
    intro: 'It is free and takes a minute.',
    submit: 'Create account',
    fields: ['email', 'password'],
  },
  reset: {
    title: 'Reset your password',
    intro: 'We send you a link that lets you choose a new one.',
    submit: 'Send the link',
    fields: ['email'],
  },
};

const providers = [
  { name: 'a passkey', icon: <KeyIcon /> },
  { name: 'your work account', icon: <BusinessIcon /> },
];

const benefits = [
  { text: 'Follow every parcel to your door', icon: <LocalShippingIcon /> },
  { text: 'Keep lists of what you like', icon: <FavoriteIcon /> },
  { text: 'Send things back within 60 days', icon: <ReplayIcon /> },
];

const empty: Record<Field, string> = { email: '', password: '' };

/** What is wrong with a field, as the sentence shown below it. */
function problemOf(field: Field, value: string, mode: Mode) {
  if (field === 'email') {
    return /^\S+@\S+\.\S+$/.test(value.trim())
      ? ''
      : 'Enter an email address such as mila@example.com.';
  }
  if (mode === 'signUp') {
    return value.length >= 10 ? '' : 'Choose a password of at least 10 characters.';
  }
  return value ? '' : 'Enter your password.';
}

function doneText(mode: Mode, email: string, remember: boolean) {
  if (mode === 'reset') return `A link is on its way to ${email}.`;
  if (mode === 'signUp') return `Your account for ${email} is ready.`;
  const stay = remember ? ' You stay signed in on this device.' : '';
  return `You are signed in as ${email}.${stay}`;
}

function Brand() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <SpaIcon color="primary" fontSize="large" />
      <Typography variant="h6" component="p">
        Plumwick
      </Typography>
    </Stack>
  );
}

function Benefits() {
  return (
    <Box
      component="aside"
      aria-label="Why have an account"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flex: '0 0 38%',
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'center',
        px: 6,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Typography variant="h4" component="p" gutterBottom>
        Useful things for a calm home
      </Typography>
      <List>
        {benefits.map(({ text, icon }) => (
          <ListItem key={text} disableGutters>
            <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
            <ListItemText primary={text} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function PasswordField(props: React.ComponentProps<typeof TextField>) {
  const [shown, setShown] = React.useState(false);

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      InputProps={{
        endAdornment: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          </InputAdornment>
        ),
      }}
    />
  );
}

export default function SignIn() {
  const [mode, setMode] = React.useState<Mode>('signIn');
  const [values, setValues] = React.useState(empty);
  const [remember, setRemember] = React.useState(false);
  const [submitted, setSubmitted] = React.useState(false);
  const [done, setDone] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);
  const moved = React.useRef(false);
  const { title, intro, submit, fields } = pages[mode];

  // What had the focus is gone after a change of page: go on from its heading.
  React.useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [mode, done]);

  const show = (next: Mode, text = '') => {
    moved.current = true;
    setMode(next);
    setDone(text);
    setSubmitted(false);
    setValues({ ...empty, email: values.email });
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = fields.find((field) => problemOf(field, values[field], mode));
    if (wrong) {
      const input = event.currentTarget.elements.namedItem(wrong);
      if (input instanceof HTMLElement) input.focus();
    } else {
      show(mode, doneText(mode, values.email.trim(), remember));
    }
  };

  const fieldProps = (field: Field) => {
    const problem = submitted ? problemOf(field, values[field], mode) : '';
    return {
      id: `sign-in-${field}`,
      name: field,
      value: values[field],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        setValues({ ...values, [field]: event.target.value }),
      error: Boolean(problem),
      helperText: problem,
      required: true,
      fullWidth: true,
    };
  };

  const textLink = (text: string, next: Mode) => (
    <Link
      component="button"
      type="button"
      variant="body2"
      sx={{ verticalAlign: 'baseline' }}
      onClick={() => show(next)}
    >
      {text}
    </Link>
  );

  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Benefits />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0, flexDirection: 'column' }}>
        <Box component="header" sx={{ p: 3 }}>
          <Brand />
        </Box>
        <Box
          component="main"
          sx={{ width: 'min(440px, 100%)', m: 'auto', mt: { xs: 2, sm: 'auto' } }}
        >
          <Paper variant="outlined" sx={{ mx: 2, mb: 4, p: { xs: 2, sm: 4 } }}>
            <Typography variant="h4" component="h1" ref={heading} tabIndex={-1}>
              {done ? 'All done' : title}
            </Typography>
            <Box role="status" sx={{ my: done ? 2 : 0 }}>
              {done && <Alert role="presentation">{done}</Alert>}
            </Box>
            {done ? (
              <Button variant="outlined" onClick={() => show('signIn')}>
                {mode === 'reset' ? 'Back to sign in' : 'Sign out'}
              </Button>
            ) : (
              <React.Fragment>
                <Typography color="text.secondary" sx={{ mb: 3 }}>
                  {intro}
                </Typography>
                <Stack
                  component="form"
                  key={mode}
                  noValidate
                  aria-label={title}
                  onSubmit={handleSubmit}
                  spacing={2}
                >
                  <TextField
                    {...fieldProps('email')}
                    label="Email address"
                    type="email"
                    inputProps={{ inputMode: 'email' }}
                    autoComplete="email"
                  />
                  {mode !== 'reset' && (
                    <PasswordField
                      {...fieldProps('password')}
                      label="Password"
                      autoComplete={
                        mode === 'signUp' ? 'new-password' : 'current-password'
                      }
                    />
                  )}
                  {mode === 'signIn' && (
                    <Stack
                      direction="row"
                      useFlexGap
                      flexWrap="wrap"
                      alignItems="center"
                      justifyContent="space-between"
                    >
                      <FormControlLabel
                        label="Remember me"
                        control={
                          <Checkbox
                            id="sign-in-remember"
                            name="remember"
                            checked={remember}
                            onChange={(event) => setRemember(event.target.checked)}
                          />
                        }
                      />
                      {textLink('Forgot your password?', 'reset')}
                    </Stack>
                  )}
                  <Button type="submit" variant="contained" size="large">
                    {submit}
                  </Button>
                </Stack>
                {mode === 'signIn' && (
                  <Stack spacing={1.5} sx={{ mt: 3 }}>
                    <Divider>
                      <Typography variant="body2">or</Typography>
                    </Divider>
                    {providers.map(({ name, icon }) => (
                      <Button
                        key={name}
                        variant="outlined"
                        startIcon={icon}
                        onClick={() =>
                          show('signIn', `You are signed in with ${name}.`)
                        }
                      >
                        Continue with {name}
                      </Button>
                    ))}
                  </Stack>
                )}
                <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
                  {mode === 'signIn' ? (
                    <>New here? {textLink('Create an account', 'signUp')}</>
                  ) : (
                    <>You have an account? {textLink('Sign in', 'signIn')}</>
                  )}
                </Typography>
              </React.Fragment>
            )}
          </Paper>
        </Box>
      </Box>
    </Box>
  );
}
