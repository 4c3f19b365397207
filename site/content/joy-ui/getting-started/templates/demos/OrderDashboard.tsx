import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import EditIcon from '@mui/icons-material/Edit';
import MenuIcon from '@mui/icons-material/Menu';
import StoreIcon from '@mui/icons-material/Storefront';

const statuses = ['New', 'Sent', 'Delivered', 'Returned'] as const;
type Order = {
  id: number;
  kind: string;
  customer: string;
  email: string;
  total: string;
  status: (typeof statuses)[number];
};

const colors = {
  New: 'warning',
  Sent: 'primary',
  Delivered: 'success',
  Returned: 'danger',
} as const;

const customers = [
  { kind: 'Cafés', customer: 'Harbour Café', email: 'harbour@example.com' },
  { kind: 'Shops', customer: 'Studio Nine', email: 'nine@example.com' },
  { kind: 'Cafés', customer: 'Hillside Inn', email: 'hillside@example.com' },
  { kind: 'Shops', customer: 'Tide Pottery', email: 'tide@example.com' },
  { kind: 'Libraries', customer: 'Reading Room', email: 'reading@example.com' },
];

const firstOrders = Array.from({ length: 18 }, (_, index): Order => ({
  ...customers[(index * 2) % customers.length],
  id: 2048 - index,
  total: String(42 + ((index * 37) % 160)),
  status: statuses[Math.min(Math.floor(index / 4), index % 5 ? 2 : 3)],
}));

const views = ['All orders', 'Cafés', 'Shops', 'Libraries'];
const pageSize = 6;

const fields = [
  { name: 'customer', label: 'Customer', autoComplete: 'organization' },
  { name: 'email', label: 'Email address', autoComplete: 'email', type: 'email' },
  { name: 'total', label: 'Total in dollars', autoComplete: 'off' },
] as const;

const rules = {
  customer: [/\S/, 'Enter who the order is for.'],
  email: [/^\S+@\S+\.\S+$/, 'Enter an email address such as orders@example.com.'],
  total: [/^\d+(\.\d\d)?$/, 'Enter a sum such as 120 or 79.50.'],
} as const;

function Views(props: { view: string; onChange: (view: string) => void }) {
  return (
    <List component="nav" aria-label="Views" sx={{ '--ListItem-radius': '8px' }}>
      {views.map((name) => (
        <ListItemButton
          key={name}
          selected={name === props.view}
          aria-current={name === props.view ? 'page' : undefined}
          onClick={() => props.onChange(name)}
        >
          {name}
        </ListItemButton>
      ))}
    </List>
  );
}

type OrdersProps = { orders: Order[]; onEdit: (order: Order) => void };
type OrderProps = { order: Order; onEdit: OrdersProps['onEdit'] };

function StatusChip({ order }: { order: Order }) {
  return (
    <Chip size="sm" variant="soft" color={colors[order.status]}>
      {order.status}
    </Chip>
  );
}

function EditButton({ order, onEdit }: OrderProps) {
  return (
    <IconButton
      size="sm"
      aria-label={`Edit order ${order.id}`}
      onClick={() => onEdit(order)}
    >
      <EditIcon />
    </IconButton>
  );
}

function OrderTable({ orders, onEdit }: OrdersProps) {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Table of orders"
      tabIndex={0}
      sx={{
        display: { xs: 'none', md: 'block' },
        overflow: 'auto',
        borderRadius: 'md',
      }}
    >
      <Table hoverRow sx={{ minWidth: 640 }}>
        <thead>
          <tr>
            {['Order', 'Customer', 'Kind', 'Total', 'Status', 'Edit'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">{order.id}</th>
              <td>{order.customer}</td>
              <td>{order.kind}</td>
              <td>${order.total}</td>
              <td>
                <StatusChip order={order} />
              </td>
              <td>
                <EditButton order={order} onEdit={onEdit} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function OrderList({ orders, onEdit }: OrdersProps) {
  return (
    <List
      variant="outlined"
      aria-label="Orders"
      sx={{ display: { md: 'none' }, borderRadius: 'md' }}
    >
      {orders.map((order) => (
        <ListItem key={order.id}>
          <ListItemContent>
            <Typography level="title-sm">{order.customer}</Typography>
            <Typography level="body-sm">
              {order.id}, ${order.total}
            </Typography>
          </ListItemContent>
          <StatusChip order={order} />
          <EditButton order={order} onEdit={onEdit} />
        </ListItem>
      ))}
    </List>
  );
}

type FormProps = {
  order: Order;
  onSave: (order: Order) => void;
  onCancel: () => void;
};

function EditForm({ order, onSave, onCancel }: FormProps) {
  const [values, setValues] = React.useState(order);
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
      onSave(values);
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
      {fields.map((field) => {
        const { name, label, ...input } = field;
        const error = submitted && wrong.includes(field);
        return (
          <FormControl
            key={name}
            id={`order-dashboard-${name}`}
            error={error}
            required
          >
            <FormLabel>{label}</FormLabel>
            <Input
              {...input}
              name={name}
              value={values[name]}
              onChange={(event) =>
                setValues({ ...values, [name]: event.target.value })
              }
              slotProps={{
                input: {
                  'aria-invalid': error,
                  inputMode: name === 'total' ? 'decimal' : undefined,
                },
              }}
            />
            {error && (
              <FormHelperText sx={{ color: 'danger.plainColor' }}>
                {rules[name][1]}
              </FormHelperText>
            )}
          </FormControl>
        );
      })}
      <FormControl id="order-dashboard-status">
        <FormLabel>Status</FormLabel>
        <Select
          name="status"
          slotProps={{ listbox: { disablePortal: true } }}
          value={values.status}
          onChange={(event, status) => status && setValues({ ...values, status })}
        >
          {statuses.map((status) => (
            <Option key={status} value={status}>
              {status}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Stack direction="row" spacing={1} justifyContent="flex-end">
        <Button variant="plain" color="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </Stack>
    </Stack>
  );
}

export default function OrderDashboard() {
  const [orders, setOrders] = React.useState(firstOrders);
  const [view, setView] = React.useState(views[0]);
  const [menuOpen, setMenuOpen] = React.useState(false);
  const [search, setSearch] = React.useState('');
  const [status, setStatus] = React.useState('Any');
  const [page, setPage] = React.useState(0);
  const [edited, setEdited] = React.useState<Order>();
  const [news, setNews] = React.useState('');
  const results = React.useRef<HTMLParagraphElement>(null);

  // The button that opened the form may be gone: a saved order need not match the filter.
  React.useEffect(() => {
    if (!edited && document.activeElement === document.body && news) {
      results.current?.focus();
    }
  }, [edited, news]);

  const found = orders.filter(
    (order) =>
      (view === views[0] || view === order.kind) &&
      (status === 'Any' || status === order.status) &&
      `${order.id} ${order.customer}`.toLowerCase().includes(search.toLowerCase()),
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages - 1);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);

  const changeView = (next: string) => {
    setView(next);
    setPage(0);
    setMenuOpen(false);
  };

  const save = (saved: Order) => {
    setOrders(orders.map((order) => (order.id === saved.id ? saved : order)));
    setNews(`Order ${saved.id} was saved.`);
    setEdited(undefined);
  };

  return (
    <Box
      sx={{ minHeight: '100vh', bgcolor: 'background.body', color: 'text.primary' }}
    >
      <Sheet
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}
      >
        <IconButton
          aria-label="Open the views"
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography level="title-lg" startDecorator={<StoreIcon />}>
          Plumwick wholesale
        </Typography>
      </Sheet>
      <Drawer size="sm" open={menuOpen} onClose={() => setMenuOpen(false)}>
        <DialogTitle>Views</DialogTitle>
        <Views view={view} onChange={changeView} />
      </Drawer>
      <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, flex: '0 0 180px' }}>
          <Views view={view} onChange={changeView} />
        </Box>
        <Stack component="main" spacing={2} sx={{ flex: 1, minWidth: 0 }}>
          <Typography level="h2" component="h1">
            {view}
          </Typography>
          <Box role="status" sx={{ '&:empty': { m: 0 } }}>
            {news && (
              <Alert role="presentation" color="success">
                {news}
              </Alert>
            )}
          </Box>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <FormControl id="order-dashboard-search" sx={{ flex: 1 }}>
              <FormLabel>Search</FormLabel>
              <Input
                name="search"
                type="search"
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </FormControl>
            <FormControl id="order-dashboard-filter" sx={{ width: { sm: 180 } }}>
              <FormLabel>Status</FormLabel>
              <Select
                name="filter"
                slotProps={{ listbox: { disablePortal: true } }}
                placeholder="Any"
                value={status}
                onChange={(event, next) => setStatus(next ?? 'Any')}
              >
                {['Any', ...statuses].map((name) => (
                  <Option key={name} value={name}>
                    {name}
                  </Option>
                ))}
              </Select>
            </FormControl>
          </Stack>
          <Typography ref={results} tabIndex={-1} level="body-sm" aria-live="polite">
            Orders found: {found.length}, page {current + 1} of {pages}
          </Typography>
          {shown.length > 0 && (
            <React.Fragment>
              <OrderTable orders={shown} onEdit={setEdited} />
              <OrderList orders={shown} onEdit={setEdited} />
            </React.Fragment>
          )}
          <Stack component="nav" aria-label="Pages" direction="row" spacing={1}>
            {Array.from({ length: pages }, (_, index) => (
              <Button
                key={index}
                variant={index === current ? 'solid' : 'outlined'}
                aria-label={`Page ${index + 1}`}
                aria-current={index === current ? 'page' : undefined}
                onClick={() => setPage(index)}
              >
                {index + 1}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Box>
      <Modal
        open={Boolean(edited)}
        onClose={(event, reason) => {
          // Escape in an open list closes the list, and the dialog the next time.
          const target = (event as React.SyntheticEvent).target as Element;
          const inList = target.closest('[role=listbox], [aria-expanded=true]');
          if (reason !== 'escapeKeyDown' || !inList) setEdited(undefined);
        }}
      >
        <ModalDialog sx={{ width: 'min(420px, 100%)', overflow: 'auto' }}>
          <DialogTitle>Edit order {edited?.id}</DialogTitle>
          {edited && (
            <EditForm
              order={edited}
              onSave={save}
              onCancel={() => setEdited(undefined)}
            />
          )}
        </ModalDialog>
      </Modal>
    </Box>
  );
}
