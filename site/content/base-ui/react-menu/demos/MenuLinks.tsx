import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Trigger = styled(MenuButton)({
  padding: '9px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '600 15px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  margin: '6px 0',
  padding: 6,
  minWidth: 160,
  borderRadius: 10,
  backgroundColor: '#f8fafc',
  boxShadow: '0 0 0 1px #cbd5e1, 0 8px 24px rgb(15 23 42 / 0.2)',
  outline: 0,
});

const Item = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#e2e8f0' },
  '&:focus': { outline: 0, backgroundColor: '#dbe7fd' },
});

const Popup = styled('div')({ zIndex: 1 });

const LinkItem = styled('a')({ display: 'block', textDecoration: 'none' });

export default function MenuLinks() {
  return (
    <Dropdown>
      <Trigger>Help</Trigger>
      <Menu slots={{ root: Popup, listbox: Listbox }}>
        <li role="none" style={{ listStyle: 'none' }}>
          <Item slots={{ root: LinkItem }} href="#links">
            Read the guide
          </Item>
        </li>
        <li role="none" style={{ listStyle: 'none' }}>
          <Item slots={{ root: LinkItem }} href="#pitfalls">
            Report a problem
          </Item>
        </li>
      </Menu>
    </Dropdown>
  );
}
