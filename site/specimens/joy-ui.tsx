// Components of Joy UI that can't be shown alone, or show few of their parts then, each within what it
// needs: see “specimens” in docs/authoring.md.
import type JoyAutocomplete from '@mui/joy/Autocomplete';
import JoyAvatar from '@mui/joy/Avatar';
import type JoyAvatarGroup from '@mui/joy/AvatarGroup';
import type JoyBadge from '@mui/joy/Badge';
import type JoyBreadcrumbs from '@mui/joy/Breadcrumbs';
import JoyButton from '@mui/joy/Button';
import type JoyButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import type JoyInput from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import JoyMenuButton from '@mui/joy/MenuButton';
import type JoyMenuItem from '@mui/joy/MenuItem';
import type JoyOption from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type JoyTab from '@mui/joy/Tab';
import JoyTabList from '@mui/joy/TabList';
import type JoyTabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

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

/** Any picture. */
const meadow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="300" height="200"><path fill="#bfe3f5" d="M0 0h3v2H0z"/><path fill="#5d8a4a" d="m0 1.4 1-.6 1 .5 1-.4V2H0z"/></svg>',
)}`;

export const Avatar = (Subject: typeof JoyAvatar) => (
  <Subject alt="A meadow" src={meadow} />
);

export const AvatarGroup = (Subject: typeof JoyAvatarGroup) => (
  <Subject>
    <JoyAvatar>A</JoyAvatar>
    <JoyAvatar>B</JoyAvatar>
  </Subject>
);

export const Badge = (Subject: typeof JoyBadge) => (
  <Subject badgeContent={120}>
    <JoyAvatar>In</JoyAvatar>
  </Subject>
);

export const Breadcrumbs = (Subject: typeof JoyBreadcrumbs) => (
  <Subject aria-label="Where this is">
    <Link href="#tea">Tea</Link>
    <Typography>Assam</Typography>
  </Subject>
);

export const ButtonGroup = (Subject: typeof JoyButtonGroup) => (
  <Subject aria-label="File">
    <JoyButton>Rename</JoyButton>
    <JoyButton>Move</JoyButton>
  </Subject>
);
