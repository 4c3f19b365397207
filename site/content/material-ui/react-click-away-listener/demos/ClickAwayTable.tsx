import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const start = [
  { name: 'Rope, 12 mm', stock: 180 },
  { name: 'Fender, small', stock: 42 },
  { name: 'Anchor, 8 kg', stock: 6 },
  { name: 'Life vest, adult', stock: 65 },
];

interface EditorProps {
  label: string;
  value: number;
  onSave: (value: number) => void;
  onCancel: () => void;
}

function Editor({ label, value, onSave, onCancel }: EditorProps) {
  const [text, setText] = React.useState(String(value));
  const save = () => {
    const number = Number(text);
    if (text.trim() && Number.isInteger(number) && number >= 0) onSave(number);
    else onCancel();
  };

  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        autoFocus
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') onCancel();
        }}
        inputProps={{ 'aria-label': label, inputMode: 'numeric' }}
        sx={{ width: 90 }}
      />
    </ClickAwayListener>
  );
}

export default function ClickAwayTable() {
  const [rows, setRows] = React.useState(start);
  const [edited, setEdited] = React.useState<string>();
  const [news, setNews] = React.useState('Click a number to change it.');

  const save = (name: string, stock: number) => {
    setRows(rows.map((row) => (row.name === name ? { name, stock } : row)));
    setEdited(undefined);
    setNews(`${name}: ${stock}`);
  };

  return (
    <div>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label="Stock" sx={{ width: 360 }}>
          <TableHead>
            <TableRow>
              <TableCell>Article</TableCell>
              <TableCell align="right">Stock</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, stock }) => (
              <TableRow key={name} sx={{ height: 57 }}>
                <TableCell>{name}</TableCell>
                <TableCell align="right">
                  {edited === name ? (
                    <Editor
                      label={`Stock of ${name}`}
                      value={stock}
                      onSave={(value) => save(name, value)}
                      onCancel={() => setEdited(undefined)}
                    />
                  ) : (
                    <Button
                      aria-label={`${name}: ${stock}`}
                      onClick={() => setEdited(name)}
                    >
                      {stock}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {news}
      </Typography>
    </div>
  );
}
