import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function UnstyledMenu() {
  return (
    <div className="export-stage">
      <Dropdown>
        <MenuButton className="export-button">Export</MenuButton>
        <Menu
          slotProps={{
            root: { disablePortal: true, className: 'export-popup' },
            listbox: { className: 'export-list' },
          }}
        >
          <MenuItem className="export-item">As a table</MenuItem>
          <MenuItem className="export-item">As a drawing</MenuItem>
          <MenuItem className="export-item" disabled>
            To the archive
          </MenuItem>
        </Menu>
      </Dropdown>
    </div>
  );
}
