import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, type MenuItemProps } from '@mui/base/MenuItem';

function Item(props: MenuItemProps) {
  const look = props.disabled ? 'text-slate-500' : 'cursor-pointer text-slate-900';

  return (
    <MenuItem
      {...props}
      className={`list-none rounded-md px-3 py-2 text-[15px] font-medium leading-5 outline-none hover:bg-slate-200 focus:bg-blue-100 ${look}`}
    />
  );
}

export default function UnstyledMenu() {
  return (
    <div className="min-h-[180px]">
      <Dropdown>
        <MenuButton className="cursor-pointer rounded-lg border border-slate-500 bg-slate-100 px-4 py-2 text-[15px] font-semibold leading-5 text-slate-900 focus-visible:outline focus-visible:outline-[3px] focus-visible:outline-offset-2 focus-visible:outline-blue-400">
          Export
        </MenuButton>
        <Menu
          slotProps={{
            root: { disablePortal: true, className: 'z-10' },
            listbox: {
              className:
                'my-1.5 min-w-[180px] rounded-[10px] border border-solid border-slate-300 bg-slate-50 p-1.5 shadow-xl outline-none',
            },
          }}
        >
          <Item>As a table</Item>
          <Item>As a drawing</Item>
          <Item disabled>To the archive</Item>
        </Menu>
      </Dropdown>
    </div>
  );
}
