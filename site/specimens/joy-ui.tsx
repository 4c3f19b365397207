// Components of Joy UI that can't be shown alone, or show few of their parts then, each within what it
// needs: see “specimens” in docs/authoring.md.
import type JoyAutocomplete from '@mui/joy/Autocomplete';
import JoyAvatar from '@mui/joy/Avatar';
import type JoyAvatarGroup from '@mui/joy/AvatarGroup';
import type JoyBadge from '@mui/joy/Badge';
import type JoyBreadcrumbs from '@mui/joy/Breadcrumbs';
import JoyButton from '@mui/joy/Button';
import type JoyButtonGroup from '@mui/joy/ButtonGroup';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Dropdown from '@mui/joy/Dropdown';
import type JoyFormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import JoyInput from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import JoyMenuButton from '@mui/joy/MenuButton';
import type JoyMenuItem from '@mui/joy/MenuItem';
import type JoyOption from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import type JoyRadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import JoyTab from '@mui/joy/Tab';
import JoyTabList from '@mui/joy/TabList';
import JoyTabPanel from '@mui/joy/TabPanel';
import JoyTabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

export const Autocomplete = (Subject: typeof JoyAutocomplete) => (
  <Subject
    open
    multiple
    options={['Odense', 'Oslo', 'Rome', 'Porto']}
    getOptionDisabled={(city) => city === 'Odense'}
    defaultValue={['Oslo', 'Porto']}
    aria-label="City"
    renderTags={(cities, getTagProps) =>
      cities.map((city, index) => {
        const { key, ...props } = getTagProps({ index });
        return (
          <Chip
            key={key}
            endDecorator={<ChipDelete {...props} aria-label={`Remove ${city}`} />}
          >
            {city}
          </Chip>
        );
      })
    }
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
  <JoyTabs defaultValue={0}>
    <JoyTabList>
      <Subject value={0}>One</Subject>
    </JoyTabList>
  </JoyTabs>
);

export const TabList = (Subject: typeof JoyTabList) => (
  <JoyTabs defaultValue={0}>
    <Subject>One</Subject>
  </JoyTabs>
);

export const TabPanel = (Subject: typeof JoyTabPanel) => (
  <JoyTabs defaultValue={0}>
    <Subject value={0}>One</Subject>
  </JoyTabs>
);

export const Tabs = (Subject: typeof JoyTabs) => (
  <Subject defaultValue={0} aria-label="Views">
    <JoyTabList>
      <JoyTab value={0}>Map</JoyTab>
      <JoyTab value={1}>List</JoyTab>
    </JoyTabList>
    <JoyTabPanel value={0}>A map of the town</JoyTabPanel>
    <JoyTabPanel value={1}>Its streets</JoyTabPanel>
  </Subject>
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

export const FormControl = (Subject: typeof JoyFormControl) => (
  <Subject>
    <FormLabel>City</FormLabel>
    <JoyInput defaultValue="Oslo" />
  </Subject>
);

export const RadioGroup = (Subject: typeof JoyRadioGroup) => (
  <Subject defaultValue="day" aria-label="Period">
    <Radio value="day" label="Day" />
    <Radio value="week" label="Week" />
  </Subject>
);
