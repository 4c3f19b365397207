import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuActions } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Face = styled('button')({
  padding: '9px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '600 15px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
  '&:disabled, &[aria-disabled=true]': { color: '#64748b' },
});

const Listbox = styled('ul')({
  margin: '6px 0',
  padding: 6,
  minWidth: 180,
  borderRadius: 10,
  backgroundColor: '#f8fafc',
  boxShadow: '0 0 0 1px #cbd5e1, 0 8px 24px rgb(15 23 42 / 0.2)',
  outline: 0,
});

const Row = styled('li')({
  padding: '8px 12px',
  borderRadius: 6,
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'pointer',
  '&:focus': { outline: 0, backgroundColor: '#dbe7fd' },
});

const Popup = styled('div')({ zIndex: 1 });

const pages = ['Anchors', 'Buoys', 'Charts', 'Currents', 'Knots', 'Lights', 'Tides'];

export default function MenuDynamic() {
  const [short, setShort] = React.useState(false);
  const [changes, setChanges] = React.useState(0);
  const actions = React.useRef<MenuActions>(null);
  const shown = short ? pages.filter((page) => page.startsWith('C')) : pages;

  return (
    <div style={{ minHeight: 400 }}>
      <label>
        <input
          type="checkbox"
          checked={short}
          onChange={(event) => setShort(event.target.checked)}
        />{' '}
        Only pages with C
      </label>
      <p role="status">The items changed {changes} times.</p>
      <Dropdown defaultOpen>
        <MenuButton slots={{ root: Face }}>Go to a chapter</MenuButton>
        <Menu
          actions={actions}
          onItemsChange={() => {
            setChanges((old) => old + 1);
            actions.current?.resetHighlight();
          }}
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{ root: { disablePortal: true, placement: 'bottom-start' } }}
        >
          {shown.map((page) => (
            <MenuItem key={page} label={page} slots={{ root: Row }}>
              <span aria-hidden>→</span> {page}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </div>
  );
}
