import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';

const plans = [
  {
    name: 'Starter',
    monthly: 0,
    features: ['1 workspace', '3 members', '7 days of history'],
  },
  {
    name: 'Team',
    monthly: 12,
    features: ['10 workspaces', '25 members', '1 year of history'],
    popular: true,
  },
  {
    name: 'Studio',
    monthly: 29,
    features: ['Unlimited workspaces', 'Unlimited members', 'Single sign-on'],
  },
];

export default function PricingCards() {
  const [period, setPeriod] = React.useState('monthly');
  const [chosen, setChosen] = React.useState('Team');
  const price = (monthly: number) => (period === 'yearly' ? monthly * 10 : monthly);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        onChange={(event, value: string | null) => value && setPeriod(value)}
        aria-label="Billing period"
      >
        <ToggleButton value="monthly">Monthly</ToggleButton>
        <ToggleButton value="yearly">Yearly, 2 months free</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        }}
      >
        {plans.map(({ name, monthly, features, popular }) => (
          <Card
            key={name}
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              borderColor: chosen === name ? 'primary.main' : undefined,
            }}
          >
            <CardContent sx={{ flexGrow: 1 }}>
              <Stack direction="row" justifyContent="space-between" minHeight={24}>
                <Typography component="h3" variant="subtitle1">
                  {name}
                </Typography>
                {popular && <Chip size="small" color="primary" label="Popular" />}
              </Stack>
              <Typography variant="h4" component="p">
                ${price(monthly)}
                <Typography component="span" color="text.secondary">
                  {period === 'yearly' ? ' a year' : ' a month'}
                </Typography>
              </Typography>
              <List dense disablePadding sx={{ mt: 1 }}>
                {features.map((feature) => (
                  <ListItem key={feature} disableGutters>
                    <ListItemIcon sx={{ minWidth: 28 }}>
                      <Check fontSize="small" />
                    </ListItemIcon>
                    <ListItemText primary={feature} />
                  </ListItem>
                ))}
              </List>
            </CardContent>
            <CardActions sx={{ p: 2, pt: 0 }}>
              <Button
                fullWidth
                variant={chosen === name ? 'contained' : 'outlined'}
                aria-pressed={chosen === name}
                onClick={() => setChosen(name)}
              >
                {chosen === name ? `${name} chosen` : `Choose ${name}`}
              </Button>
            </CardActions>
          </Card>
        ))}
      </Box>
    </Stack>
  );
}
