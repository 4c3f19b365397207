import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const columns = ['Article', 'Price', 'Stock', 'Supplier', 'Weight'];

interface SideProps {
  label: string;
  items: string[];
  checked: string[];
  onCheck: (item: string) => void;
}

function Side({ label, items, checked, onCheck }: SideProps) {
  return (
    <Paper
      role="group"
      aria-label={label}
      variant="outlined"
      sx={{ width: 160, minHeight: 220, p: 1 }}
    >
      {items.map((item) => (
        <FormControlLabel
          key={item}
          label={item}
          sx={{ display: 'flex' }}
          control={
            <Checkbox
              size="small"
              checked={checked.includes(item)}
              onChange={() => onCheck(item)}
            />
          }
        />
      ))}
    </Paper>
  );
}

export default function TransferListBasic() {
  const [shown, setShown] = React.useState(['Article', 'Stock']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const left = columns.filter((name) => !shown.includes(name));
  const right = columns.filter((name) => shown.includes(name));
  const leftChecked = left.filter((name) => checked.includes(name));
  const rightChecked = right.filter((name) => checked.includes(name));

  const check = (name: string) =>
    setChecked((old) =>
      old.includes(name) ? old.filter((other) => other !== name) : [...old, name],
    );
  const move = (next: string[], moved: string[]) => {
    setShown(next);
    setChecked(checked.filter((name) => !moved.includes(name)));
  };
  const show = () => move([...shown, ...leftChecked], leftChecked);
  const hide = () =>
    move(
      shown.filter((name) => !rightChecked.includes(name)),
      rightChecked,
    );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} alignItems="center">
      <Side label="Hidden columns" items={left} checked={checked} onCheck={check} />
      <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
        <Button
          disabled={leftChecked.length === 0}
          aria-label="Show the checked columns"
          onClick={show}
        >
          Show
        </Button>
        <Button
          disabled={rightChecked.length === 0}
          aria-label="Hide the checked columns"
          onClick={hide}
        >
          Hide
        </Button>
      </Stack>
      <Side label="Shown columns" items={right} checked={checked} onCheck={check} />
    </Stack>
  );
}
