// Components of Base UI that can't be shown alone, each within what it needs: see “specimens” in docs/authoring.md.
import * as React from 'react';
import { Button as BaseButton } from '@mui/base/Button';
import type { ClassNameConfigurator as BaseClassNameConfigurator } from '@mui/base/utils';
import { Dropdown as BaseDropdown } from '@mui/base/Dropdown';
import type { FocusTrap as BaseFocusTrap } from '@mui/base/FocusTrap';
import type { Badge as BaseBadge } from '@mui/base/Badge';
import type { ClickAwayListener as BaseClickAwayListener } from '@mui/base/ClickAwayListener';
import type { Input as BaseInput } from '@mui/base/Input';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import type { Modal as BaseModal } from '@mui/base/Modal';
import { Portal as BasePortal } from '@mui/base/Portal';
import type { Slider as BaseSlider } from '@mui/base/Slider';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { Option as BaseOption } from '@mui/base/Option';
import { Select as BaseSelect } from '@mui/base/Select';
import type { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
import type { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import { Tab as BaseTab } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import type {
  CssAnimation as BaseCssAnimation,
  CssTransition as BaseCssTransition,
} from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { keyframes } from '@mui/system';
import SystemBox from '@mui/system/Box';

/** What a parent tells its children that shall appear, or go. */
function Switched({ children }: { children: React.ReactNode }) {
  const [isHere, show] = React.useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(isHere);
  return (
    <>
      <BaseButton onClick={() => show(!isHere)}>Show or hide</BaseButton>
      <TransitionContext.Provider value={contextValue}>
        <div hidden={hasExited}>{children}</div>
      </TransitionContext.Provider>
    </>
  );
}

export const Badge = (Subject: typeof BaseBadge) => (
  <Subject badgeContent={120}>Inbox</Subject>
);

export const ClickAwayListener = (Subject: typeof BaseClickAwayListener) => (
  <>
    <button type="button">Away</button>
    <Subject onClickAway={() => {}}>
      <div>
        <button type="button">Here</button>
        <BasePortal>
          <div>
            <button type="button">In a portal</button>
          </div>
        </BasePortal>
      </div>
    </Subject>
  </>
);

export const Dropdown = (Subject: typeof BaseDropdown) => (
  <Subject>
    <BaseMenuButton>Menu</BaseMenuButton>
    <Menu>
      <BaseMenuItem>One</BaseMenuItem>
      <BaseMenuItem>Two</BaseMenuItem>
    </Menu>
  </Subject>
);

const Shade = React.forwardRef<HTMLDivElement, { open?: boolean }>(function Shade(
  { open },
  ref,
) {
  return (
    <div
      ref={ref}
      hidden={!open}
      style={{ position: 'absolute', inset: 0, background: '#0003' }}
    />
  );
});

export const Modal = (Subject: typeof BaseModal) => (
  <Subject open slots={{ backdrop: Shade }}>
    <div tabIndex={-1}>Leave this page?</div>
  </Subject>
);

/** What follows the transition of the popup around it. */
function Fading({ children }: { children: React.ReactNode }) {
  const transition = React.useContext(TransitionContext);
  const isHere = transition?.requestedEnter ?? true;
  return (
    <div
      style={{
        opacity: isHere ? 1 : 0,
        transition: transition ? 'opacity 200ms' : 'none',
      }}
    >
      {children}
    </div>
  );
}

export const Popup = (Subject: typeof BasePopup) => (
  <div>
    <Subject open disablePortal anchor={() => document.body}>
      <Fading>Two days, from Monday to Friday.</Fading>
    </Subject>
  </div>
);

export const Portal = (Subject: typeof BasePortal) => (
  <div>
    <Subject>Two days, from Monday to Friday.</Subject>
  </div>
);

export const Slider = (Subject: typeof BaseSlider) => (
  <Subject defaultValue={[20, 30]} step={10} />
);

export const Snackbar = (Subject: typeof BaseSnackbar) => (
  <Subject open autoHideDuration={4000} onClose={() => {}}>
    All changes are kept.
  </Subject>
);

export const Tabs = (Subject: typeof BaseTabs) => (
  <Subject defaultValue={0}>
    <BaseTabsList>
      <BaseTab value={0}>One</BaseTab>
      <BaseTab value={1}>Two</BaseTab>
      <BaseTab value={2}>Three</BaseTab>
    </BaseTabsList>
    <BaseTabPanel value={0}>First</BaseTabPanel>
    <BaseTabPanel value={1}>Second</BaseTabPanel>
    <BaseTabPanel value={2}>Third</BaseTabPanel>
  </Subject>
);

export const ClassNameConfigurator = (Subject: typeof BaseClassNameConfigurator) => (
  <Subject>
    <BaseButton>Save</BaseButton>
  </Subject>
);

const leaving = keyframes({ to: { opacity: 0 } });

/** What goes with an animation, as soon as its parent says so. */
function Leaving({ children }: { children: React.ReactNode }) {
  const isHere = React.useContext(TransitionContext)?.requestedEnter ?? true;
  return (
    <SystemBox sx={isHere ? {} : { animation: `${leaving} 200ms` }}>
      {children}
    </SystemBox>
  );
}

export const CssAnimation = (Subject: typeof BaseCssAnimation) => (
  <Switched>
    <Subject exitAnimationName={leaving.name}>
      <Leaving>Two days, from Monday to Friday.</Leaving>
    </Subject>
  </Switched>
);

export const CssTransition = (Subject: typeof BaseCssTransition) => (
  <Switched>
    <Subject>
      <Fading>Two days, from Monday to Friday.</Fading>
    </Subject>
  </Switched>
);

export const FocusTrap = (Subject: typeof BaseFocusTrap) => (
  <Subject open>
    <div tabIndex={-1}>
      <BaseButton>Stay</BaseButton>
      <BaseButton>Leave</BaseButton>
    </div>
  </Subject>
);

export const Input = (Subject: typeof BaseInput) => (
  <Subject
    aria-label="Names"
    defaultValue={'Ana, \nBo, \nCy'}
    slots={{ textarea: TextareaAutosize }}
  />
);

export const MenuButton = (Subject: typeof BaseMenuButton) => (
  <BaseDropdown>
    <Subject>Menu</Subject>
  </BaseDropdown>
);

export const MenuItem = (Subject: typeof BaseMenuItem) => (
  <BaseDropdown defaultOpen>
    <Menu>
      <BaseMenuItem>Two</BaseMenuItem>
      <Subject>One</Subject>
    </Menu>
  </BaseDropdown>
);

export const Option = (Subject: typeof BaseOption) => (
  <BaseSelect defaultListboxOpen defaultValue={1}>
    <Subject value={1}>One</Subject>
  </BaseSelect>
);

export const Select = (Subject: typeof BaseSelect) => (
  <Subject
    defaultListboxOpen
    placeholder="Choose a size"
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
  <BaseTabs defaultValue={0}>
    <BaseTabsList>
      <Subject value={0}>One</Subject>
    </BaseTabsList>
  </BaseTabs>
);

export const TabPanel = (Subject: typeof BaseTabPanel) => (
  <BaseTabs defaultValue={0}>
    <Subject value={0}>One</Subject>
  </BaseTabs>
);

export const TabsList = (Subject: typeof BaseTabsList) => (
  <BaseTabs defaultValue={0}>
    <Subject>One</Subject>
  </BaseTabs>
);
