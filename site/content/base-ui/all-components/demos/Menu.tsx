import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Opener = styled(MenuButton)({
  padding: '5px 12px',
  border: '1px solid #3b82f6',
  borderRadius: 8,
  background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
});

const List = styled('ul')({
  width: 130,
  margin: '5px 0 0',
  padding: 4,
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  boxShadow: '0 6px 16px color-mix(in srgb, currentColor 14%, transparent)',
  listStyle: 'none',
  fontSize: 14,
});

const Item = styled(MenuItem)({
  padding: '2px 10px',
  borderRadius: 5,
  lineHeight: '20px',
  '&[data-lit]': { background: 'color-mix(in srgb, #3b82f6 22%, transparent)' },
});

export default function MenuPicture() {
  return (
    <div>
      <Dropdown open>
        <Opener>Edit</Opener>
        <Menu slots={{ listbox: List }}>
          <Item>Cut</Item>
          <Item data-lit="">Copy</Item>
          <Item>Paste</Item>
        </Menu>
      </Dropdown>
    </div>
  );
}
