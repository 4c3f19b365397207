// Components of Base UI that can't be shown alone, each within what it needs: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import type { Input as BaseInput } from '@mui/base/Input';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import type { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { Option as BaseOption } from '@mui/base/Option';
import { Select as BaseSelect } from '@mui/base/Select';
import type { Tab as BaseTab } from '@mui/base/Tab';
import type { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import type {
  CssAnimation as BaseCssAnimation,
  CssTransition as BaseCssTransition,
} from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

/** What a parent tells its children that shall appear. */
function Entered({ children }: { children: React.ReactNode }) {
  const { contextValue } = useTransitionTrigger(true);
  return (
    <TransitionContext.Provider value={contextValue}>
      {children}
    </TransitionContext.Provider>
  );
}

export const CssAnimation = (Subject: typeof BaseCssAnimation) => (
  <Entered>
    <Subject />
  </Entered>
);

export const CssTransition = (Subject: typeof BaseCssTransition) => (
  <Entered>
    <Subject />
  </Entered>
);

export const Input = (Subject: typeof BaseInput) => (
  <Subject aria-label="Name" defaultValue="Ana" />
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
  <BaseSelect defaultListboxOpen>
    <Subject value={1}>One</Subject>
  </BaseSelect>
);

export const Select = (Subject: typeof BaseSelect) => (
  <Subject
    defaultListboxOpen
    defaultValue={1}
    slotProps={{
      root: { 'aria-label': 'Size', style: { marginBlockEnd: 100 } },
      popper: { disablePortal: true },
    }}
  >
    <BaseOption value={1}>One</BaseOption>
    <BaseOption value={2}>Two</BaseOption>
  </Subject>
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
