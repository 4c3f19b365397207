import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Trigger = styled(MenuButton)({
  padding: '9px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '600 15px/20px system-ui, sans-serif',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  margin: '6px 0',
  padding: 6,
  minWidth: 180,
  border: '1px solid #cbd5e1',
  borderRadius: 10,
  backgroundColor: '#f8fafc',
  boxShadow: '0 8px 24px rgb(15 23 42 / 0.2)',
  outline: 0,
});

const Item = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'pointer',
  '&:focus': { outline: 0, backgroundColor: '#dbe7fd' },
  [`&.${menuItemClasses.disabled}`]: { color: '#64748b', cursor: 'default' },
});

export default function UnstyledMenu() {
  return (
    <Dropdown>
      <Trigger>Export</Trigger>
      <Menu slots={{ root: Popup, listbox: Listbox }}>
        <Item>As a table</Item>
        <Item>As a drawing</Item>
        <Item disabled>To the archive</Item>
      </Menu>
    </Dropdown>
  );
}
