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

const Group = styled(OptionGroup)({
  listStyle: 'none',
  '& > span': {
    display: 'block',
    padding: '8px 10px 4px',
    color: '#475569',
    font: '600 12px/16px system-ui, sans-serif',
  },
  '& > ul': { padding: 0 },
});

const list = { role: 'presentation' };

export default function SelectGroups() {
  return (
    <Select
      aria-label="Ink"
      placeholder="Choose an ink"
      slots={{ root: Trigger, listbox: Listbox }}
      slotProps={{
        listbox: { 'aria-label': 'Ink' },
        popper: { style: { zIndex: 1 } },
      }}
    >
      <Group label="Pigment" role="group" aria-label="Pigment" slotProps={{ list }}>
        <Item value="sepia">Sepia</Item>
        <Item value="indigo">Indigo</Item>
      </Group>
      <Group label="Dye" role="group" aria-label="Dye" slotProps={{ list }}>
        <Item value="rose">Rose</Item>
        <Item value="moss">Moss</Item>
      </Group>
    </Select>
  );
}
