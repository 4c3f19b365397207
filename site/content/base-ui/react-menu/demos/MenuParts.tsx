import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
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

const RoundButton = styled('button')({
  width: 44,
  height: 44,
  border: '1px solid #64748b',
  borderRadius: '50%',
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
});

export default function MenuParts() {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Dropdown>
        <MenuButton
          label="More"
          slots={{ root: RoundButton }}
          slotProps={{
            root: ({ label, open }) => ({
              'aria-label': label,
              style: { borderWidth: open ? 3 : 1 },
            }),
          }}
        >
          ⋯
        </MenuButton>
        <Menu slots={{ root: Popup, listbox: Listbox }}>
          <MenuItem slots={{ root: Row }}>Rename</MenuItem>
          <MenuItem
            label="Move"
            slots={{ root: Row }}
            slotProps={{
              root: ({ highlighted }) => ({
                style: { fontWeight: highlighted ? 700 : 500 },
              }),
            }}
          >
            Move
          </MenuItem>
          <MenuItem disabled slots={{ root: Row }}>
            Print
          </MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton disabled focusableWhenDisabled slots={{ root: Face }}>
          Export
        </MenuButton>
      </Dropdown>
    </div>
  );
}
