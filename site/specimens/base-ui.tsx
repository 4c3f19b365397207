// Components of Base UI that can't be shown alone, each within what it needs: see “specimens” in docs/authoring.md.
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import type { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import type { Option as BaseOption } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { Tab as BaseTab } from '@mui/base/Tab';
import type { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import type {
  CssAnimation as BaseCssAnimation,
  CssTransition as BaseCssTransition,
} from '@mui/base/Transitions';
import { TransitionContext } from '@mui/base/useTransition';

const entered = {
  requestedEnter: true,
  onExited: () => {},
  registerTransition: () => () => {},
  hasExited: false,
};

export const CssAnimation = (Subject: typeof BaseCssAnimation) => (
  <TransitionContext.Provider value={entered}>
    <Subject />
  </TransitionContext.Provider>
);

export const CssTransition = (Subject: typeof BaseCssTransition) => (
  <TransitionContext.Provider value={entered}>
    <Subject />
  </TransitionContext.Provider>
);

export const MenuButton = (Subject: typeof BaseMenuButton) => (
  <Dropdown>
    <Subject>Menu</Subject>
  </Dropdown>
);

export const MenuItem = (Subject: typeof BaseMenuItem) => (
  <Dropdown defaultOpen>
    <BaseMenuButton>Menu</BaseMenuButton>
    <Menu>
      <Subject>One</Subject>
    </Menu>
  </Dropdown>
);

export const Option = (Subject: typeof BaseOption) => (
  <Select defaultListboxOpen>
    <Subject value={1}>One</Subject>
  </Select>
);

export const Tab = (Subject: typeof BaseTab) => (
  <Tabs defaultValue={0}>
    <BaseTabsList>
      <Subject value={0}>One</Subject>
    </BaseTabsList>
  </Tabs>
);

export const TabPanel = (Subject: typeof BaseTabPanel) => (
  <Tabs defaultValue={0}>
    <Subject value={0}>One</Subject>
  </Tabs>
);

export const TabsList = (Subject: typeof BaseTabsList) => (
  <Tabs defaultValue={0}>
    <Subject>One</Subject>
  </Tabs>
);
