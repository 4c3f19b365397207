import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Trigger = styled('button')({
  display: 'block',
  boxSizing: 'border-box',
  width: 240,
  minHeight: 40,
  padding: '9px 14px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f8fafc',
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  textAlign: 'start',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 240,
  margin: '6px 0',
  padding: 6,
  borderRadius: 10,
  backgroundColor: '#f8fafc',
  color: '#0f172a',
  boxShadow: '0 0 0 1px #cbd5e1, 0 8px 24px rgb(15 23 42 / 0.2)',
  outline: 0,
});

const Item = styled(Option)({
  padding: '8px 10px',
  borderRadius: 6,
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'default',
  '&:hover': { backgroundColor: '#e2e8f0' },
  [`&.${optionClasses.selected}`]: { backgroundColor: '#bfdbfe' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid #0b57d0' },
  [`&.${optionClasses.disabled}`]: { color: '#64748b' },
}) as typeof Option;

const countries = { is: 'Iceland', no: 'Norway', pt: 'Portugal' };

export default function SelectRequired() {
  const [asking, setAsking] = React.useState(false);
  const [sent, setSent] = React.useState('');

  if (!asking) {
    return (
      <button type="button" onClick={() => setAsking(true)}>
        Enter the country
      </button>
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('country')));
      }}
    >
      <Select
        autoFocus
        required
        name="country"
        autoComplete="country"
        placeholder="Choose"
        aria-label="Country"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{
          listbox: { 'aria-label': 'Countries' },
          popper: { style: { zIndex: 1 } },
        }}
      >
        {Object.entries(countries).map(([code, name]) => (
          <Item key={code} value={code}>
            {name}
          </Item>
        ))}
      </Select>
      <p>
        <button type="submit">Send</button>{' '}
        <output>{sent && `country = ${sent}`}</output>
      </p>
    </form>
  );
}
