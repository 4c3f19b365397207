// Components of Joy UI that can't be shown alone, or show few of their parts then, each within what it
// needs: see “specimens” in docs/authoring.md.
import type JoyAutocomplete from '@mui/joy/Autocomplete';
import type JoyButton from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import type JoyInput from '@mui/joy/Input';
import Menu from '@mui/joy/Menu';
import JoyMenuButton from '@mui/joy/MenuButton';
import type JoyMenuItem from '@mui/joy/MenuItem';
import type JoyOption from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type JoyTab from '@mui/joy/Tab';
import JoyTabList from '@mui/joy/TabList';
import type JoyTabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export const Autocomplete = (Subject: typeof JoyAutocomplete) => (
  <Subject
    open
    options={['Oslo', 'Osaka']}
    defaultValue="Oslo"
    aria-label="City"
    slotProps={{ listbox: { disablePortal: true } }}
  />
);

export const Button = (Subject: typeof JoyButton) => <Subject>Save</Subject>;

export const Input = (Subject: typeof JoyInput) => (
  <Subject
    startDecorator="@"
    endDecorator="3 of 20"
    defaultValue="Ana"
    aria-label="Name"
  />
);

export const MenuButton = (Subject: typeof JoyMenuButton) => (
  <Dropdown>
    <Subject>Menu</Subject>
  </Dropdown>
);

export const MenuItem = (Subject: typeof JoyMenuItem) => (
  <Dropdown defaultOpen>
    <JoyMenuButton>Menu</JoyMenuButton>
    <Menu>
      <Subject>One</Subject>
    </Menu>
  </Dropdown>
);

export const Option = (Subject: typeof JoyOption) => (
  <Select defaultListboxOpen>
    <Subject value={1}>One</Subject>
  </Select>
);

export const Tab = (Subject: typeof JoyTab) => (
  <Tabs defaultValue={0}>
    <JoyTabList>
      <Subject value={0}>One</Subject>
    </JoyTabList>
  </Tabs>
);

export const TabList = (Subject: typeof JoyTabList) => (
  <Tabs defaultValue={0}>
    <Subject>One</Subject>
  </Tabs>
);

export const TabPanel = (Subject: typeof JoyTabPanel) => (
  <Tabs defaultValue={0}>
    <Subject value={0}>One</Subject>
  </Tabs>
);
