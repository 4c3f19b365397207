import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import InputAdornment from '@mui/material/InputAdornment';
import Pagination from '@mui/material/Pagination';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import Search from '@mui/icons-material/Search';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

type Product = {
  id: number;
  name: string;
  category: string;
  price: number;
  stock: number;
};

const categories = ['Tea', 'Teaware', 'Gifts', 'Pantry'];

const kinds: [name: string, category: string, price: number][] = [
  ['Assam breakfast', 'Tea', 14],
  ['Darjeeling first flush', 'Tea', 26],
  ['Jasmine pearls', 'Tea', 22],
  ['Smoked lapsang', 'Tea', 18],
  ['Clay teapot', 'Teaware', 48],
  ['Glass cup', 'Teaware', 12],
  ['Bamboo whisk', 'Teaware', 19],
  ['Tasting box', 'Gifts', 34],
  ['Wildflower honey', 'Pantry', 11],
  ['Ginger shortbread', 'Pantry', 9],
];
const variants = ['small', 'medium', 'large', 'refill', 'gift wrap', 'wholesale'];

// Two hundred and forty products: every kind in every variant from four suppliers.
const initialProducts: Product[] = Array.from({ length: 240 }, (_, index) => {
  const [name, category, price] = kinds[index % kinds.length];
  const variant = variants[Math.floor(index / kinds.length) % variants.length];
  return {
    id: 1001 + index,
    name: `${name}, ${variant}`,
    category,
    price: price + (index % 7),
    stock: (index * 37) % 120,
  };
});

const dollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What a field must match, and what to say when it does not. */
const rules: Record<string, [RegExp, string]> = {
  name: [/\S/, 'Enter a name.'],
  category: [/\S/, 'Choose a category.'],
  price: [/^\d{1,5}(\.\d\d?)?$/, 'Enter a price such as 14 or 14.50.'],
  stock: [/^\d{1,6}$/, 'Enter a whole number, 0 or more.'],
};

const labels: Record<string, string> = {
  name: 'Name',
  category: 'Category',
  price: 'Price in dollars',
  stock: 'In stock',
};

const pageSize = 10;

type EditorProps = {
  product: Partial<Product> | null;
  close: () => void;
  save: (product: Omit<Product, 'id'>) => void;
};

function Editor({ product, close, save }: EditorProps) {
  const [values, setValues] = React.useState<Record<string, string>>({});
  const [submitted, setSubmitted] = React.useState(false);
  const [begun, setBegun] = React.useState(product);
  if (product !== begun) {
    setBegun(product);
    setSubmitted(false);
    const text = (value: unknown) => (value === undefined ? '' : String(value));
    if (product) {
      setValues(
        Object.fromEntries(
          Object.keys(rules).map((name) => [
            name,
            text(product[name as keyof Product]),
          ]),
        ),
      );
    }
  }
  const wrong = Object.keys(rules).filter(
    (name) => !rules[name][0].test((values[name] ?? '').trim()),
  );

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.length) {
      document.getElementById(`product-${wrong[0]}`)?.focus();
      return;
    }
    save({
      name: values.name.trim(),
      category: values.category,
      price: Number(values.price),
      stock: Number(values.stock),
    });
  };

  return (
    <Dialog
      open={Boolean(product)}
      onClose={close}
      fullWidth
      maxWidth="xs"
      aria-labelledby="product-title"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id="product-title">
          {begun?.id ? `Edit product ${begun.id}` : 'New product'}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {Object.keys(rules).map((name) => (
              <TextField
                key={name}
                id={`product-${name}`}
                name={name}
                label={labels[name]}
                required
                autoFocus={name === 'name'}
                select={name === 'category'}
                inputProps={
                  /price|stock/.test(name) ? { inputMode: 'decimal' } : undefined
                }
                value={values[name] ?? ''}
                onChange={(event) =>
                  setValues({ ...values, [name]: event.target.value })
                }
                error={submitted && wrong.includes(name)}
                helperText={submitted && wrong.includes(name) && rules[name][1]}
              >
                {name === 'category' &&
                  categories.map((category) => (
                    <MenuItem key={category} value={category}>
                      {category}
                    </MenuItem>
                  ))}
              </TextField>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What stands in the grid's place until scripts have run. */
function FirstRows({ products }: { products: Product[] }) {
  return (
    <Table aria-label="Products">
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">In stock</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.slice(0, pageSize).map(({ id, name, price, stock }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{dollars(price)}</TableCell>
            <TableCell align="right">{stock}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type Notice = { text: string; before?: Product[] };

export default function Inventory() {
  const [products, setProducts] = React.useState(initialProducts);
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(0);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [edited, setEdited] = React.useState<Partial<Product> | null>(null);
  const [notice, setNotice] = React.useState<Notice>();
  const [live, setLive] = React.useState(false);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  React.useEffect(() => setLive(true), []);

  const found = products.filter(({ name, category }) =>
    `${name} ${category}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(page, pages - 1);

  // Every change can be taken back as long as its message is there.
  const change = (next: Product[], text: string) => {
    setNotice({ text, before: products });
    setProducts(next);
  };

  const remove = (ids: GridRowSelectionModel) => {
    const gone = products.filter(({ id }) => ids.includes(id));
    change(
      products.filter(({ id }) => !ids.includes(id)),
      gone.length === 1
        ? `“${gone[0].name}” was deleted.`
        : `${gone.length} products were deleted.`,
    );
    setSelected([]);
  };

  const save = (values: Omit<Product, 'id'>) => {
    const id = edited?.id ?? Math.max(...products.map((product) => product.id)) + 1;
    const known = products.some((product) => product.id === id);
    change(
      known
        ? products.map((product) =>
            product.id === id ? { id, ...values } : product,
          )
        : [{ id, ...values }, ...products],
      `“${values.name}” was ${known ? 'saved' : 'added'}.`,
    );
    setEdited(null);
  };

  const columns: GridColDef<Product>[] = [
    { field: 'id', headerName: 'Number', width: 90 },
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: wide ? 180 : 120,
      editable: true,
    },
    {
      field: 'category',
      headerName: 'Category',
      type: 'singleSelect',
      valueOptions: categories,
      width: 130,
      editable: true,
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: wide ? 110 : 90,
      valueFormatter: ({ value }) => dollars(value),
    },
    {
      field: 'stock',
      headerName: 'In stock',
      type: 'number',
      width: 110,
      editable: true,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="edit"
          icon={<Edit />}
          label={`Edit ${row.name}`}
          onClick={() => setEdited(row)}
        />,
        <GridActionsCellItem
          key="delete"
          icon={<Delete />}
          label={`Delete ${row.name}`}
          onClick={() => remove([row.id])}
        />,
      ],
    },
  ];

  const figures = [
    { label: 'Products', value: products.length.toLocaleString('en-US') },
    {
      label: 'Value of the stock',
      value: dollars(
        products.reduce((sum, { price, stock }) => sum + price * stock, 0),
      ),
    },
    {
      label: 'Fewer than 10 left',
      value: products
        .filter(({ stock }) => stock < 10)
        .length.toLocaleString('en-US'),
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
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Kettle &amp; Leaf
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="lg" sx={{ py: 3 }}>
        <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2} sx={{ mb: 3 }}>
          <Typography variant="h4" component="h1" sx={{ flexGrow: 1 }}>
            Inventory
          </Typography>
          {selected.length > 0 && (
            <Button
              color="error"
              variant="outlined"
              startIcon={<Delete />}
              onClick={() => remove(selected)}
            >
              Delete {selected.length}
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => setEdited({ category: '' })}
          >
            Add product
          </Button>
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mb: 3,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          }}
        >
          {figures.map(({ label, value }) => (
            <Card key={label} variant="outlined">
              <CardContent>
                <Typography component="h2" variant="body2" color="text.secondary">
                  {label}
                </Typography>
                <Typography variant="h5" component="p">
                  {value}
                </Typography>
              </CardContent>
            </Card>
          ))}
        </Box>
        <Stack
          direction="row"
          flexWrap="wrap"
          useFlexGap
          spacing={2}
          alignItems="center"
        >
          <TextField
            id="inventory-query"
            type="search"
            size="small"
            label="Search products"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            InputProps={{
              startAdornment: (
                <InputAdornment position="start">
                  <Search />
                </InputAdornment>
              ),
            }}
          />
          <Typography role="status">
            {found.length === 1 ? '1 product' : `${found.length} products`}
          </Typography>
        </Stack>
        <Box sx={{ minHeight: 584, my: 2 }}>
          {live ? (
            <DataGrid
              aria-label="Products"
              autoHeight
              hideFooter
              rows={found}
              columns={columns}
              paginationModel={{ page: shown, pageSize }}
              checkboxSelection={wide}
              disableRowSelectionOnClick
              rowSelectionModel={selected}
              onRowSelectionModelChange={setSelected}
              columnVisibilityModel={{ id: wide, category: wide, stock: wide }}
              processRowUpdate={(row: Product) => {
                change(
                  products.map((product) => (product.id === row.id ? row : product)),
                  `“${row.name}” was saved.`,
                );
                return row;
              }}
            />
          ) : (
            <FirstRows products={products} />
          )}
        </Box>
        <Pagination
          count={pages}
          page={shown + 1}
          onChange={(event, number) => setPage(number - 1)}
          siblingCount={wide ? 1 : 0}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          Double-click a name, a category or a number in stock to change it in place.
        </Typography>
      </Container>
      <Editor product={edited} close={() => setEdited(null)} save={save} />
      <Snackbar
        open={Boolean(notice)}
        autoHideDuration={10000}
        onClose={(event, reason) => reason !== 'clickaway' && setNotice(undefined)}
        message={notice?.text}
        action={
          notice?.before && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setProducts(notice.before!);
                setNotice({ text: 'The change was undone.' });
              }}
            >
              Undo
            </Button>
          )
        }
      />
    </Box>
  );
}
