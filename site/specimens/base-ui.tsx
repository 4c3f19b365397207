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
import type { NoSsr as BaseNoSsr } from '@mui/base/NoSsr';
import type { Popper as BasePopper } from '@mui/base/Popper';
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

interface Listening {
  outside: React.RefObject<HTMLDivElement>;
  onEvent: (event: Event) => void;
}

const noTouches = { touches: [], changedTouches: [] };

/** Sends an event of a finger when a mouse does something to a button. */
const touch = (type: string) => (event: React.PointerEvent<HTMLButtonElement>) => {
  if (event.pointerType !== 'mouse') return;
  const touched = new Event(type, { bubbles: true });
  event.currentTarget.dispatchEvent(Object.assign(touched, noTouches));
};

/** What is outside, and a list of the events that were told. */
function Outside({
  children,
}: {
  children: (listening: Listening) => React.ReactNode;
}) {
  const outside = React.useRef<HTMLDivElement>(null);
  const [types, setTypes] = React.useState<string[]>([]);
  const onEvent = (event: Event) =>
    setTypes((all) => [...all.slice(-4), event.type]);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div ref={outside} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button
          type="button"
          onPointerDown={touch('touchstart')}
          onPointerUp={touch('touchend')}
        >
          Tap outside
        </button>
        <button type="button">Click outside</button>
      </div>
      {children({ outside, onEvent })}
      <output>Called for: {types.join(', ') || 'nothing yet'}</output>
    </div>
  );
}

export const ClickAwayListener = (Subject: typeof BaseClickAwayListener) => (
  <Outside>
    {({ outside, onEvent }) => (
      <Subject onClickAway={onEvent}>
        <div style={{ padding: 12, border: '1px solid' }}>
          <button type="button">Inside</button>
          <BasePortal container={() => outside.current}>
            <button type="button">In a portal</button>
          </BasePortal>
        </div>
      </Subject>
    )}
  </Outside>
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

interface Places {
  anchor: HTMLElement;
  onMount: (element: HTMLElement | null) => void;
}

interface AnchoredProps {
  children: (places: Places) => React.ReactNode;
}

const clipping = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 48,
  margin: 60,
  overflow: 'hidden',
  border: '1px dashed',
} as const;

/** A button to place something beside, in a box that clips what is in it. */
function Anchored({ children }: AnchoredProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [mounted, setMounted] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <div style={clipping}>
        <BaseButton ref={setAnchor}>Delivery</BaseButton>
        {anchor && children({ anchor, onMount: setMounted })}
      </div>
      <output>In the document: {mounted ? 'yes' : 'no'}</output>
    </div>
  );
}

interface FadeProps {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
  children: React.ReactNode;
}

const coming = keyframes({ from: { opacity: 0 } });
const going = keyframes({ to: { opacity: 0 } });

/** Fades when it is told to, and says when it is there and when it has gone. */
function Fade({ in: isHere, onEnter, onExited, children }: FadeProps) {
  React.useEffect(() => {
    if (isHere) onEnter?.();
  }, [isHere, onEnter]);
  const name = isHere ? coming : going;
  return (
    <SystemBox
      sx={isHere === undefined ? {} : { animation: `${name} 600ms forwards` }}
      onAnimationEnd={isHere ? undefined : onExited}
    >
      {children}
    </SystemBox>
  );
}

export const Popper = (Subject: typeof BasePopper) => (
  <Anchored>
    {({ anchor, onMount }) => (
      <Subject open anchorEl={anchor}>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>
            <div ref={onMount}>On Monday</div>
          </Fade>
        )}
      </Subject>
    )}
  </Anchored>
);

/** Mounts its children in a transition, and says what each pass of React showed. */
function Mounted({ children }: { children: React.ReactNode }) {
  const [mount, setMount] = React.useState({ round: 0, children });
  const [passes, setPasses] = React.useState({ round: 0, texts: [] as string[] });
  const { round } = mount;
  React.useEffect(
    () =>
      React.startTransition(() =>
        setMount((last) => ({ round: last.round + 1, children })),
      ),
    [children],
  );
  const look = (box: HTMLElement | null) => {
    const texts = passes.round === round ? passes.texts : [];
    if (!box || texts.length === 2) return;
    setPasses({ round, texts: [...texts, box.textContent || 'nothing'] });
  };
  return (
    <div>
      <p>First pass: {passes.texts[0] ?? '…'}</p>
      <p>Second pass: {passes.texts[1] ?? '…'}</p>
      <p>
        Now:{' '}
        <span key={round} ref={look}>
          {mount.children}
        </span>
      </p>
    </div>
  );
}

export const NoSsr = (Subject: typeof BaseNoSsr) => (
  <Mounted>
    <Subject fallback="Loading">
      <b>Twelve concerts</b> near <b>you</b>
    </Subject>
  </Mounted>
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
