import * as React from 'react';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InsightsIcon from '@mui/icons-material/Insights';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MenuIcon from '@mui/icons-material/Menu';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import ScheduleIcon from '@mui/icons-material/Schedule';

type Status = 'New' | 'Sent' | 'Done';
type Order = {
  id: number;
  customer: string;
  date: string;
  total: number;
  status: Status;
};

const views = [
  { name: 'Overview', icon: <InsightsIcon /> },
  { name: 'Orders to send', icon: <ScheduleIcon /> },
  { name: 'All orders', icon: <ReceiptIcon /> },
];

const statusIcons: Record<Status, React.ReactElement> = {
  New: <ScheduleIcon color="warning" />,
  Sent: <LocalShippingIcon color="info" />,
  Done: <CheckCircleIcon color="success" />,
};

const figureNames = ['Sales', 'Orders', 'Average order', 'Returns'];

const ranges = [
  {
    name: 'Week',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    sales: [310, 280, 420, 390, 560, 740, 610],
    figures: ['$3,310', '74', '$45', '3'],
  },
  {
    name: 'Month',
    labels: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    sales: [2900, 3350, 2780, 3310],
    figures: ['$12,340', '281', '$44', '9'],
  },
  {
    name: 'Year',
    labels: ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'],
    sales: [31200, 28900, 35400, 47100],
    figures: ['$142,600', '3,204', '$45', '96'],
  },
];

const firstOrders: Order[] = [
  { id: 1048, customer: 'Harbour Café', date: 'May 14', total: 152, status: 'New' },
  { id: 1047, customer: 'Studio Nine', date: 'May 14', total: 108, status: 'New' },
  { id: 1046, customer: 'Hillside Inn', date: 'May 13', total: 267, status: 'Sent' },
  { id: 1045, customer: 'Reading Room', date: 'May 12', total: 58, status: 'Sent' },
  { id: 1044, customer: 'The Bakery', date: 'May 9', total: 145, status: 'Done' },
  { id: 1043, customer: 'Tide Pottery', date: 'May 8', total: 89, status: 'Done' },
];

const fields = [
  { name: 'customer', label: 'Customer', autoComplete: 'organization' },
  { name: 'email', label: 'Email address', autoComplete: 'email', type: 'email' },
  { name: 'total', label: 'Total ($)', inputMode: 'numeric', autoComplete: 'off' },
] as const;

const rules = {
  customer: [/\S/, 'Enter who the order is for.'],
  email: [/^\S+@\S+\.\S+$/, 'Enter an email address such as orders@example.com.'],
  total: [/^[1-9]\d{0,4}$/, 'Enter a whole number from 1 to 99999.'],
} as const;

type Values = Record<keyof typeof rules, string>;

function Navigation(props: { view: string; onChange: (view: string) => void }) {
  return (
    <List component="nav" aria-label="Views">
      {views.map(({ name, icon }) => (
        <ListItemButton
          key={name}
          component="button"
          selected={name === props.view}
          aria-current={name === props.view ? 'page' : undefined}
          onClick={() => props.onChange(name)}
          sx={{ width: 1 }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );
}

function SalesChart({ labels, sales }: { labels: string[]; sales: number[] }) {
  const top = Math.max(...sales);
  return (
    <Stack direction="row" sx={{ height: 220 }}>
      {sales.map((sum, index) => (
        <Stack key={labels[index]} flex={1} alignItems="center" justifyContent="end">
          <Typography variant="caption">${sum}</Typography>
          <Box
            component="svg"
            sx={{ width: 0.6, height: 0.8 * (sum / top), color: 'primary.main' }}
          >
            <rect width="100%" height="100%" rx="4" fill="currentColor" />
          </Box>
          <Typography variant="caption">{labels[index]}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Figures() {
  const [range, setRange] = React.useState(0);
  const { name: rangeName, labels, sales, figures } = ranges[range];
  return (
    <React.Fragment>
      <Tabs
        value={range}
        onChange={(event, next: number) => setRange(next)}
        aria-label="Range of dates"
      >
        {ranges.map(({ name }) => (
          <Tab
            key={name}
            label={name}
            id={`dashboard-tab-${name}`}
            aria-controls="dashboard-figures"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="dashboard-figures"
        aria-labelledby={`dashboard-tab-${rangeName}`}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
        }}
      >
        {figureNames.map((name, index) => (
          <Paper key={name} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h5" component="p">
              {figures[index]}
            </Typography>
          </Paper>
        ))}
        <Paper variant="outlined" sx={{ gridColumn: '1 / -1', p: 2 }}>
          <Typography variant="h6" component="h2">
            Sales
          </Typography>
          <SalesChart labels={labels} sales={sales} />
        </Paper>
      </Box>
    </React.Fragment>
  );
}

function OrderTable({ orders }: { orders: Order[] }) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Table of orders"
      tabIndex={0}
      sx={{ boxSizing: 'border-box' }}
    >
      <Table sx={{ minWidth: 520 }}>
        <TableHead>
          <TableRow>
            {['Order', 'Customer', 'Date', 'Status', 'Total'].map((name) => (
              <TableCell key={name} align={name === 'Total' ? 'right' : 'left'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, date, total, status }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell>{date}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  icon={statusIcons[status]}
                  label={status}
                />
              </TableCell>
              <TableCell align="right">${total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

type FormProps = { onCancel: () => void; onAdd: (values: Values) => void };

function OrderForm({ onCancel, onAdd }: FormProps) {
  const [values, setValues] = React.useState({ customer: '', email: '', total: '' });
  const [submitted, setSubmitted] = React.useState(false);
  const wrong = fields.filter(
    ({ name }) => !rules[name][0].test(values[name].trim()),
  );

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.length) {
      const input = event.currentTarget.elements.namedItem(wrong[0].name);
      if (input instanceof HTMLElement) input.focus();
    } else {
      onAdd(values);
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogTitle id="dashboard-add">Add an order</DialogTitle>
      <DialogContent>
        {fields.map((field, index) => {
          const { name, label, ...inputProps } = field;
          const error = submitted && wrong.includes(field);
          return (
            <TextField
              key={name}
              id={`dashboard-${name}`}
              name={name}
              label={label}
              value={values[name]}
              onChange={(event) =>
                setValues({ ...values, [name]: event.target.value })
              }
              error={error}
              helperText={error && rules[name][1]}
              inputProps={inputProps}
              autoFocus={index === 0}
              margin="dense"
              required
              fullWidth
            />
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained">
          Add order
        </Button>
      </DialogActions>
    </form>
  );
}

export default function Dashboard() {
  const [view, setView] = React.useState(views[0].name);
  const [menuOpen, setMenuOpen] = React.useState(false);
  const [orders, setOrders] = React.useState(firstOrders);
  const [dialog, setDialog] = React.useState<'open' | 'closing' | 'closed'>(
    'closed',
  );
  const added = orders.length > firstOrders.length ? orders[0] : undefined;

  const shown = {
    Overview: orders.slice(0, 5),
    'Orders to send': orders.filter(({ status }) => status === 'New'),
  }[view];

  const addOrder = ({ customer, total }: Values) => {
    const id = orders[0].id + 1;
    const order = {
      id,
      customer: customer.trim(),
      date: 'Today',
      total: Number(total),
    };
    setOrders([{ ...order, status: 'New' }, ...orders]);
    setDialog('closing');
  };

  const show = (next: string) => {
    setView(next);
    setMenuOpen(false);
  };

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <AppBar position="sticky">
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the views"
            onClick={() => setMenuOpen(true)}
            sx={{ mr: 1, display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Plumwick orders
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        PaperProps={{ sx: { width: 260 } }}
        sx={{ display: { md: 'none' } }}
      >
        <Navigation view={view} onChange={show} />
      </Drawer>
      <Box sx={{ display: 'flex' }}>
        <Drawer
          variant="permanent"
          sx={{ display: { xs: 'none', md: 'block' }, flex: '0 0 240px' }}
          PaperProps={{ sx: { width: 240, zIndex: 'auto' } }}
        >
          <Toolbar />
          <Navigation view={view} onChange={show} />
        </Drawer>
        <Stack
          component="main"
          spacing={2}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, sm: 3 } }}
        >
          <Stack
            direction="row"
            alignItems="center"
            justifyContent="space-between"
            useFlexGap
            flexWrap="wrap"
            spacing={2}
          >
            <Typography variant="h4" component="h1">
              {view}
            </Typography>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialog('open')}
            >
              Add an order
            </Button>
          </Stack>
          <Box role="status" sx={{ '&:empty': { m: 0 } }}>
            {added && dialog === 'closed' && (
              <Alert role="presentation">
                Order {added.id} for {added.customer} was added: ${added.total}.
              </Alert>
            )}
          </Box>
          {view === 'Overview' && <Figures />}
          <Typography variant="h6" component="h2">
            {view === 'Overview'
              ? 'Recent orders'
              : `Orders: ${(shown ?? orders).length}`}
          </Typography>
          <OrderTable orders={shown ?? orders} />
        </Stack>
      </Box>
      <Dialog
        open={dialog === 'open'}
        onClose={() => setDialog('closing')}
        TransitionProps={{ onExited: () => setDialog('closed') }}
        PaperProps={{ sx: { backgroundImage: 'none' } }}
        aria-labelledby="dashboard-add"
        fullWidth
        maxWidth="xs"
      >
        <OrderForm onCancel={() => setDialog('closing')} onAdd={addOrder} />
      </Dialog>
    </Box>
  );
}
