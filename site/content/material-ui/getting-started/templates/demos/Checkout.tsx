import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const steps = ['Address', 'Payment', 'Review'];

const lines = [
  { name: 'Clay teapot', note: 'Sand, 0.9 l', price: 38 },
  { name: 'Oak tray', note: '40 × 28 cm', price: 54 },
  { name: 'Linen apron', note: 'Two pieces', price: 58 },
  { name: 'Delivery', note: 'Two to four days', price: 6 },
];
const total = lines.reduce((sum, { price }) => sum + price, 0);

const methods = [
  { value: 'card', label: 'Card', note: 'Charged when the parcel leaves.' },
  { value: 'transfer', label: 'Bank transfer', note: 'Pay within seven days.' },
  { value: 'invoice', label: 'Invoice', note: 'It comes with the parcel.' },
];

type Field = {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'email';
  inputMode?: 'numeric';
  half?: boolean;
};

const addressFields: Field[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email address', autoComplete: 'email', type: 'email' },
  { name: 'street', label: 'Street and number', autoComplete: 'street-address' },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', half: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', half: true },
];

const cardFields: Field[] = [
  {
    name: 'number',
    label: 'Card number',
    autoComplete: 'cc-number',
    inputMode: 'numeric',
  },
  { name: 'expiry', label: 'Expiry (MM/YY)', autoComplete: 'cc-exp', half: true },
  {
    name: 'code',
    label: 'Security code',
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    half: true,
  },
];

/** What a field must match, and what to say when it does not. */
const rules: Record<string, [RegExp, string]> = {
  name: [/\S/, 'Enter the name for the parcel.'],
  email: [/^\S+@\S+\.\S+$/, 'Enter an email address such as mila@example.com.'],
  street: [/\S/, 'Enter the street and the number.'],
  postcode: [/^[a-z\d][a-z\d -]{2,9}$/i, 'Enter a postcode of 3 to 10 characters.'],
  city: [/\S/, 'Enter the city.'],
  number: [/^(\d ?){15}\d$/, 'Enter the 16 digits of the card.'],
  expiry: [/^(0[1-9]|1[0-2])\/\d\d$/, 'Enter month and year, such as 04/29.'],
  code: [/^\d{3}$/, 'Enter the 3 digits on the back.'],
};

const emptyValues = Object.fromEntries(Object.keys(rules).map((name) => [name, '']));

function Summary() {
  return (
    <List disablePadding>
      {lines.map(({ name, note, price }) => (
        <ListItem key={name} disableGutters>
          <ListItemText primary={name} secondary={note} />
          <Typography>${price}</Typography>
        </ListItem>
      ))}
      <ListItem disableGutters sx={{ borderTop: 1, borderColor: 'divider' }}>
        <ListItemText primary="Total" />
        <Typography fontWeight="bold">${total}</Typography>
      </ListItem>
    </List>
  );
}

type MethodsProps = { value: string; onChange: (value: string) => void };

function Methods({ value, onChange }: MethodsProps) {
  return (
    <FormControl>
      <FormLabel id="checkout-method">How would you like to pay?</FormLabel>
      <RadioGroup
        name="method"
        aria-labelledby="checkout-method"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          display: 'grid',
          gap: 1,
          mt: 1,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        }}
      >
        {methods.map((method) => (
          <Paper
            key={method.value}
            variant="outlined"
            sx={{ borderColor: method.value === value ? 'primary.main' : undefined }}
          >
            <FormControlLabel
              value={method.value}
              control={<Radio />}
              label={<ListItemText primary={method.label} secondary={method.note} />}
              sx={{ width: 1, height: 1, m: 0, p: 1, boxSizing: 'border-box' }}
            />
          </Paper>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [values, setValues] = React.useState<Record<string, string>>(emptyValues);
  const [method, setMethod] = React.useState('card');
  const [agreed, setAgreed] = React.useState(false);
  const [submitted, setSubmitted] = React.useState(false);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const moved = React.useRef(false);

  const fields =
    [addressFields, method === 'card' ? cardFields : [], []][step] ?? [];
  const wrong = fields
    .map(({ name }) => name)
    .filter((name) => !rules[name][0].test(values[name].trim()));
  if (step === 2 && !agreed) wrong.push('terms');
  const isWrong = (name: string) => submitted && wrong.includes(name);
  const done = step === steps.length;

  // A new step begins at its heading.
  React.useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);

  const goTo = (next: number) => {
    moved.current = true;
    setSubmitted(false);
    setStep(next);
  };

  const startAgain = () => {
    setValues(emptyValues);
    setAgreed(false);
    goTo(0);
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.length) {
      const input = event.currentTarget.elements.namedItem(wrong[0]);
      if (input instanceof HTMLElement) input.focus();
    } else {
      goTo(step + 1);
    }
  };

  const review = [
    {
      title: 'Send to',
      text: [values.name, values.street, `${values.postcode} ${values.city}`].join(
        ', ',
      ),
    },
    {
      title: 'Pay by',
      text:
        method === 'card'
          ? `Card ending in ${values.number.slice(-4)}`
          : methods.find(({ value }) => value === method)?.label,
    },
  ];

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Container component="header" sx={{ py: 2 }}>
        <Typography variant="h6" component="p" color="primary">
          Plumwick
        </Typography>
      </Container>
      <Container
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          pb: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box component="main">
          <Typography variant="h4" component="h1" gutterBottom>
            Checkout
          </Typography>
          <Stepper activeStep={step} alternativeLabel sx={{ mb: 3 }}>
            {steps.map((label, index) => (
              <Step key={label} aria-current={index === step ? 'step' : undefined}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography
            variant="h5"
            component="h2"
            ref={heading}
            tabIndex={-1}
            gutterBottom
          >
            {done ? 'Thank you' : `Step ${step + 1} of 3: ${steps[step]}`}
          </Typography>
          <Box role="status">
            {done && (
              <Alert role="presentation">
                Order 20418 is placed. We write to {values.email.trim()} when it
                leaves.
              </Alert>
            )}
          </Box>
          {done ? (
            <Button variant="outlined" onClick={startAgain} sx={{ mt: 2 }}>
              Place another order
            </Button>
          ) : (
            <Stack
              component="form"
              noValidate
              aria-label={steps[step]}
              onSubmit={handleSubmit}
              spacing={3}
            >
              {step === 1 && <Methods value={method} onChange={setMethod} />}
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                }}
              >
                {fields.map(({ name, label, half, type, ...inputProps }) => (
                  <TextField
                    key={name}
                    id={`checkout-${name}`}
                    name={name}
                    label={label}
                    value={values[name]}
                    onChange={(event) =>
                      setValues({ ...values, [name]: event.target.value })
                    }
                    error={isWrong(name)}
                    helperText={isWrong(name) && rules[name][1]}
                    type={type}
                    inputProps={inputProps}
                    required
                    sx={{ gridColumn: { sm: half ? 'auto' : '1 / -1' } }}
                  />
                ))}
              </Box>
              {step === 2 && (
                <React.Fragment>
                  <List disablePadding>
                    {review.map(({ title, text }, index) => (
                      <ListItem key={title} disableGutters divider>
                        <ListItemText primary={title} secondary={text} />
                        <Button onClick={() => goTo(index)}>
                          Change {steps[index].toLowerCase()}
                        </Button>
                      </ListItem>
                    ))}
                  </List>
                  <FormControl error={isWrong('terms')}>
                    <FormControlLabel
                      label="I agree to the terms of sale"
                      control={
                        <Checkbox
                          id="checkout-terms"
                          name="terms"
                          required
                          checked={agreed}
                          onChange={(event) => setAgreed(event.target.checked)}
                          inputProps={{
                            'aria-invalid': isWrong('terms'),
                            'aria-describedby': 'checkout-terms-text',
                          }}
                        />
                      }
                    />
                    <FormHelperText id="checkout-terms-text">
                      {isWrong('terms')
                        ? 'Agree to the terms to place the order.'
                        : 'You can send everything back within 60 days.'}
                    </FormHelperText>
                  </FormControl>
                </React.Fragment>
              )}
              <Stack direction="row" spacing={2} justifyContent="flex-end">
                {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
                <Button type="submit" variant="contained">
                  {step === 2 ? `Place the order for $${total}` : 'Continue'}
                </Button>
              </Stack>
            </Stack>
          )}
        </Box>
        <Box component="aside" aria-label="Your order">
          <Paper
            variant="outlined"
            sx={{ display: { xs: 'none', md: 'block' }, p: 3 }}
          >
            <Typography variant="h6" component="h2">
              Your order
            </Typography>
            <Summary />
          </Paper>
          <Accordion variant="outlined" sx={{ display: { md: 'none' } }}>
            <AccordionSummary
              id="checkout-summary"
              aria-controls="checkout-summary-content"
              expandIcon={<ExpandMoreIcon />}
            >
              <Typography>Your order: ${total}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Summary />
            </AccordionDetails>
          </Accordion>
        </Box>
      </Container>
    </Box>
  );
}
