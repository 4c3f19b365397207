import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
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
  '&:disabled': { borderStyle: 'dashed', color: '#64748b' },
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

const Row = styled('li')({
  padding: '8px 10px',
  borderRadius: 6,
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'default',
  '&:hover': { backgroundColor: '#e2e8f0' },
  [`&.${optionClasses.selected}`]: { backgroundColor: '#bfdbfe' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid #0b57d0' },
  [`&.${optionClasses.disabled}`]: { color: '#64748b' },
});

const Title = styled('strong')({
  display: 'block',
  padding: '8px 10px 4px',
  font: '600 12px/16px system-ui, sans-serif',
});

export default function SelectOpenState() {
  const [open, setOpen] = React.useState(false);
  const [asked, setAsked] = React.useState(false);
  const slots = { root: Trigger, listbox: Listbox };
  const popper = { style: { zIndex: 1 } };

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Select
        aria-label="Ink"
        disabled={asked}
        placeholder="Choose an ink"
        listboxId="select-inks"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Inks' }, popper }}
      >
        <Option value="sepia" label="Sepia" slots={{ root: Row }}>
          <span aria-hidden>●</span> Sepia
        </Option>
        <Option value="rose" slots={{ root: Row }}>
          Rose
        </Option>
        <OptionGroup
          disabled
          label="Out of stock"
          role="group"
          aria-label="Out of stock"
          slots={{ label: Title, list: 'ul' }}
          slotProps={{
            list: { role: 'presentation', style: { margin: 0, padding: 0 } },
          }}
        >
          <Option value="ochre" slots={{ root: Row }}>
            Ochre
          </Option>
        </OptionGroup>
      </Select>
      <output>{open ? 'The list is open.' : 'The list is closed.'}</output>
      <Trigger type="button" disabled={asked} onClick={() => setAsked(true)}>
        Go on to the paper
      </Trigger>
      {asked && (
        <Select
          defaultListboxOpen
          defaultValue="a4"
          renderValue={(option) => `Paper: ${option?.label ?? 'none'}`}
          aria-label="Paper"
          slots={slots}
          slotProps={{ popper }}
        >
          <Option value="a4" slots={{ root: Row }}>
            A4
          </Option>
          <Option value="a5" slots={{ root: Row }}>
            A5
          </Option>
        </Select>
      )}
    </div>
  );
}
