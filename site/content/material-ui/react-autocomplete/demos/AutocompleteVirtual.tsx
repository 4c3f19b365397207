import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const kinds = ['Hex bolt', 'Flange bolt', 'Socket screw', 'Wood screw', 'Stud'];
const options = Array.from(
  { length: 10000 },
  (_, index) =>
    `${kinds[index % 5]} M${3 + (Math.floor(index / 5) % 20)} × ${8 + Math.floor(index / 100)}`,
);

const ROW = 36;
const VISIBLE = 8;
const SPARE = 8;

const WindowedList = React.forwardRef<
  HTMLUListElement,
  React.HTMLAttributes<HTMLElement>
>(function WindowedList({ children, ...props }, ref) {
  const [top, setTop] = React.useState(0);
  const rows = children as React.ReactElement<React.AriaAttributes>[];
  const last = Math.min(rows.length, Math.floor(top / ROW) + VISIBLE + SPARE);
  const first = Math.max(0, last - VISIBLE - 2 * SPARE);

  return (
    <ul
      {...props}
      ref={ref}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <li role="presentation" style={{ height: first * ROW }} />
      {rows.slice(first, last).map((row, index) =>
        React.cloneElement(row, {
          'aria-posinset': first + index + 1,
          'aria-setsize': rows.length,
        }),
      )}
      <li role="presentation" style={{ height: (rows.length - last) * ROW }} />
    </ul>
  );
});

export default function AutocompleteVirtual() {
  return (
    <Autocomplete
      id="virtual-fastener"
      options={options}
      ListboxComponent={WindowedList}
      ListboxProps={{ sx: { maxHeight: ROW * VISIBLE, '& li': { p: '0 16px' } } }}
      renderOption={({ key, ...props }: React.ComponentProps<'li'>, fastener) => (
        <li key={key} {...props} style={{ height: ROW, minHeight: ROW }}>
          {fastener}
        </li>
      )}
      disableListWrap
      handleHomeEndKeys={false}
      renderInput={(params) => <TextField {...params} label="Fastener" />}
      sx={{ width: 300 }}
    />
  );
}
