// Components of Material UI that can't be shown alone, or show few of their parts then, each within what it needs: see
// “specimens” in docs/authoring.md.
import * as React from 'react';
import type LabMasonry from '@mui/lab/Masonry';
import TabContext from '@mui/lab/TabContext';
import type LabTabList from '@mui/lab/TabList';
import type LabTabPanel from '@mui/lab/TabPanel';
import type LabTimeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import LabTimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import CheckIcon from '@mui/icons-material/Check';
import type MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type MuiAlert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type MuiAppBar from '@mui/material/AppBar';
import type MuiAutocomplete from '@mui/material/Autocomplete';
import MuiAvatar from '@mui/material/Avatar';
import type MuiAvatarGroup from '@mui/material/AvatarGroup';
import type MuiBackdrop from '@mui/material/Backdrop';
import type MuiBadge from '@mui/material/Badge';
import type MuiBottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import type MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiButton from '@mui/material/Button';
import type MuiButtonGroup from '@mui/material/ButtonGroup';
import type MuiCard from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type MuiCheckbox from '@mui/material/Checkbox';
import MuiChip from '@mui/material/Chip';
import MuiCircularProgress from '@mui/material/CircularProgress';
import type MuiCollapse from '@mui/material/Collapse';
import type MuiContainer from '@mui/material/Container';
import type MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type MuiDivider from '@mui/material/Divider';
import type MuiDrawer from '@mui/material/Drawer';
import type MuiFab from '@mui/material/Fab';
import MuiFade from '@mui/material/Fade';
import type MuiFormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type MuiGrow from '@mui/material/Grow';
import type MuiImageList from '@mui/material/ImageList';
import MuiImageListItem from '@mui/material/ImageListItem';
import MuiImageListItemBar from '@mui/material/ImageListItemBar';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import type MuiList from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type MuiMenuList from '@mui/material/MenuList';
import type MuiModal from '@mui/material/Modal';
import type MuiPagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import type MuiPopover from '@mui/material/Popover';
import type MuiPopper from '@mui/material/Popper';
import MuiRadio from '@mui/material/Radio';
import type MuiRadioGroup from '@mui/material/RadioGroup';
import type MuiRating from '@mui/material/Rating';
import type MuiScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import type MuiSelect from '@mui/material/Select';
import type MuiSlide from '@mui/material/Slide';
import type MuiSlider from '@mui/material/Slider';
import type MuiSnackbar from '@mui/material/Snackbar';
import type MuiSpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import MuiStep from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import type MuiStack from '@mui/material/Stack';
import MuiStepper from '@mui/material/Stepper';
import type MuiSwitch from '@mui/material/Switch';
import type MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tab from '@mui/material/Tab';
import type MuiTabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import type MuiToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import type MuiTooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type MuiZoom from '@mui/material/Zoom';

const meadow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="300" height="200"><path fill="#bfe3f5" d="M0 0h3v2H0z"/><path fill="#5d8a4a" d="m0 1.4 1-.6 1 .5 1-.4V2H0z"/></svg>',
)}`;

export const Accordion = (Subject: typeof MuiAccordion) => (
  <Subject defaultExpanded>
    <AccordionSummary expandIcon="▾">Delivery</AccordionSummary>
    <AccordionDetails>Two days, from Monday to Friday.</AccordionDetails>
  </Subject>
);

export const Alert = (Subject: typeof MuiAlert) => (
  <Subject onClose={() => {}}>
    <AlertTitle>Saved</AlertTitle>
    All changes are kept.
  </Subject>
);

export const AppBar = (Subject: typeof MuiAppBar) => (
  <Subject position="static">
    <Toolbar>
      <Typography variant="h6" component="div">
        Mail
      </Typography>
    </Toolbar>
  </Subject>
);

export const Autocomplete = (Subject: typeof MuiAutocomplete) => (
  <Subject
    open
    multiple
    disablePortal
    options={['Odense', 'Oslo', 'Rome', 'Porto']}
    getOptionDisabled={(city) => city === 'Odense'}
    defaultValue={['Porto', 'Oslo']}
    sx={{ width: 1, mb: '192px' }}
    renderTags={(cities, getTagProps) =>
      cities.map((city, index) => {
        const { key, ...props } = getTagProps({ index });
        return <MuiChip key={key} label={city} {...props} />;
      })
    }
    renderInput={(params) => <TextField {...params} label="City" />}
  />
);

export const AvatarGroup = (Subject: typeof MuiAvatarGroup) => (
  <Subject max={3}>
    <MuiAvatar>A</MuiAvatar>
    <MuiAvatar>B</MuiAvatar>
    <MuiAvatar>C</MuiAvatar>
    <MuiAvatar>D</MuiAvatar>
  </Subject>
);

export const Backdrop = (Subject: typeof MuiBackdrop) => (
  <Box sx={{ position: 'relative', width: 200, height: 120 }}>
    <Subject open appear={false} sx={{ position: 'absolute' }}>
      <MuiCircularProgress variant="determinate" value={70} aria-label="Loading" />
    </Subject>
  </Box>
);

export const Avatar = (Subject: typeof MuiAvatar) => (
  <Subject alt="A meadow" src={meadow} />
);

export const FormControl = (Subject: typeof MuiFormControl) => (
  <Subject variant="standard">
    <InputLabel htmlFor="city">City</InputLabel>
    <Input id="city" defaultValue="Oslo" />
  </Subject>
);

export const MenuList = (Subject: typeof MuiMenuList) => (
  <Subject>
    <MenuItem disabled>Move</MenuItem>
    <MenuItem>Rename</MenuItem>
    <MenuItem selected>Copy</MenuItem>
  </Subject>
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
  height: 100,
  m: 8,
  overflow: 'hidden',
  border: '1px dashed',
} as const;

/** A button to place something beside, in a box that clips what is in it. */
function Anchored({ children }: AnchoredProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [mounted, setMounted] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <Box sx={clipping}>
        <MuiButton ref={setAnchor} variant="outlined">
          Delivery
        </MuiButton>
        {anchor && children({ anchor, onMount: setMounted })}
      </Box>
      <output>In the document: {mounted ? 'yes' : 'no'}</output>
    </div>
  );
}

export const Popper = (Subject: typeof MuiPopper) => (
  <Anchored>
    {({ anchor, onMount }) => (
      <Subject open anchorEl={anchor}>
        {({ TransitionProps }) => {
          const text = (
            <Paper ref={onMount} elevation={4} sx={{ p: 1 }}>
              On Monday
            </Paper>
          );
          if (!TransitionProps) return text;
          return (
            <MuiFade timeout={600} {...TransitionProps}>
              {text}
            </MuiFade>
          );
        }}
      </Subject>
    )}
  </Anchored>
);

export const Stack = (Subject: typeof MuiStack) => (
  <Subject spacing={2}>
    <Paper>One</Paper>
    <Paper>Two</Paper>
    <Paper>Three</Paper>
  </Subject>
);

export const Badge = (Subject: typeof MuiBadge) => (
  <Subject badgeContent={4} color="primary">
    <MuiAvatar variant="rounded">In</MuiAvatar>
  </Subject>
);

export const BottomNavigation = (Subject: typeof MuiBottomNavigation) => (
  <Subject value={0} showLabels sx={{ width: 280 }}>
    <BottomNavigationAction label="Map" icon={<CheckIcon />} />
    <BottomNavigationAction label="Saved" icon={<CheckIcon />} />
  </Subject>
);

export const Breadcrumbs = (Subject: typeof MuiBreadcrumbs) => (
  <Subject aria-label="Where this is" maxItems={4}>
    <Link href="#shop">Shop</Link>
    <Link href="#food">Food</Link>
    <Link href="#drinks">Drinks</Link>
    <Link href="#tea">Tea</Link>
    <Typography>Assam</Typography>
  </Subject>
);

export const Button = (Subject: typeof MuiButton) => (
  <Subject startIcon={<CheckIcon />}>Save</Subject>
);

export const ButtonGroup = (Subject: typeof MuiButtonGroup) => (
  <Subject aria-label="File">
    <MuiButton>Rename</MuiButton>
    <MuiButton>Move</MuiButton>
    <MuiButton>Copy</MuiButton>
  </Subject>
);

export const Card = (Subject: typeof MuiCard) => (
  <Subject>
    <CardHeader
      avatar={<MuiAvatar>K</MuiAvatar>}
      title="Kiosk"
      subheader="Open until ten"
    />
    <CardContent>
      <Typography variant="body2">Newspapers, coffee, tickets.</Typography>
    </CardContent>
    <CardActions>
      <MuiButton size="small">Directions</MuiButton>
    </CardActions>
  </Subject>
);

export const Checkbox = (Subject: typeof MuiCheckbox) => (
  <Subject inputProps={{ 'aria-label': 'Newsletter' }} />
);

export const Chip = (Subject: typeof MuiChip) => (
  <Subject avatar={<MuiAvatar>K</MuiAvatar>} label="Kim" onDelete={() => {}} />
);

export const CircularProgress = (Subject: typeof MuiCircularProgress) => (
  <Subject aria-label="Loading" />
);

export const Collapse = (Subject: typeof MuiCollapse) => (
  <Subject in>
    <Paper variant="outlined" sx={{ p: 2 }}>
      Two days, from Monday to Friday.
    </Paper>
  </Subject>
);

export const Container = (Subject: typeof MuiContainer) => (
  <Subject maxWidth="sm">
    <Paper variant="outlined" sx={{ p: 2 }}>
      Content
    </Paper>
  </Subject>
);

export const Dialog = (Subject: typeof MuiDialog) => (
  <Subject open disablePortal disableAutoFocus disableEnforceFocus disableScrollLock>
    <DialogTitle>Leave this page?</DialogTitle>
    <DialogContent>What you typed is lost.</DialogContent>
    <DialogActions>
      <MuiButton>Stay</MuiButton>
      <MuiButton>Leave</MuiButton>
    </DialogActions>
  </Subject>
);

export const Divider = (Subject: typeof MuiDivider) => (
  <Box sx={{ width: 240 }}>
    <Subject>or</Subject>
  </Box>
);

export const Drawer = (Subject: typeof MuiDrawer) => (
  <Subject open disablePortal disableAutoFocus disableEnforceFocus disableScrollLock>
    <ListItemButton>
      <ListItemText primary="Inbox" />
    </ListItemButton>
  </Subject>
);

export const Fab = (Subject: typeof MuiFab) => (
  <Subject aria-label="Done">
    <CheckIcon />
  </Subject>
);

export const Fade = (Subject: typeof MuiFade) => (
  <Subject in appear={false}>
    <Paper variant="outlined" sx={{ p: 2 }}>
      Fade
    </Paper>
  </Subject>
);

export const Grow = (Subject: typeof MuiGrow) => (
  <Subject in appear={false}>
    <Paper variant="outlined" sx={{ p: 2 }}>
      Grow
    </Paper>
  </Subject>
);

export const ImageList = (Subject: typeof MuiImageList) => (
  <Subject cols={2} sx={{ width: 280, m: 0 }}>
    <MuiImageListItem>
      <img src={meadow} alt="A meadow" width={300} height={200} />
    </MuiImageListItem>
    <MuiImageListItem>
      <img src={meadow} alt="The same meadow" width={300} height={200} />
    </MuiImageListItem>
  </Subject>
);

export const ImageListItem = (Subject: typeof MuiImageListItem) => (
  <Subject component="div" sx={{ width: 240 }}>
    <img src={meadow} alt="A meadow" width={300} height={200} />
  </Subject>
);

export const ImageListItemBar = (Subject: typeof MuiImageListItemBar) => (
  <MuiImageListItem component="div" sx={{ width: 240 }}>
    <img src={meadow} alt="" width={300} height={200} />
    <Subject
      title="Meadow"
      subtitle="In May"
      actionIcon={<CheckIcon sx={{ color: 'common.white', m: 1 }} />}
    />
  </MuiImageListItem>
);

export const List = (Subject: typeof MuiList) => (
  <Subject>
    <ListItem disablePadding>
      <ListItemButton>
        <ListItemText primary="Invoices" secondary="12 open" />
      </ListItemButton>
    </ListItem>
  </Subject>
);

export const Masonry = (Subject: typeof LabMasonry) => (
  <Subject columns={3} defaultColumns={3} defaultHeight={170} defaultSpacing={1}>
    <Paper variant="outlined" sx={{ height: 60 }} />
    <Paper variant="outlined" sx={{ height: 90 }} />
    <Paper variant="outlined" sx={{ height: 50 }} />
    <Paper variant="outlined" sx={{ height: 80 }} />
    <Paper variant="outlined" sx={{ height: 60 }} />
  </Subject>
);

export const Menu = (Subject: typeof MuiMenu) => (
  <Subject
    open
    disablePortal
    disableAutoFocus
    disableEnforceFocus
    disableScrollLock
    anchorReference="anchorPosition"
    anchorPosition={{ top: 40, left: 80 }}
  >
    <MenuItem selected>Rename</MenuItem>
    <MenuItem>Duplicate</MenuItem>
  </Subject>
);

export const Modal = (Subject: typeof MuiModal) => (
  <Subject open disablePortal disableAutoFocus disableEnforceFocus disableScrollLock>
    <Paper role="dialog" aria-label="News" sx={{ m: 4, p: 2 }}>
      The ferry runs again.
    </Paper>
  </Subject>
);

export const Pagination = (Subject: typeof MuiPagination) => (
  <Subject count={20} defaultPage={10} />
);

export const Popover = (Subject: typeof MuiPopover) => (
  <Subject
    open
    disablePortal
    disableAutoFocus
    disableEnforceFocus
    disableScrollLock
    anchorReference="anchorPosition"
    anchorPosition={{ top: 40, left: 80 }}
    TransitionProps={{ appear: false }}
  >
    <Typography sx={{ p: 2 }}>Open until six</Typography>
  </Subject>
);

export const Radio = (Subject: typeof MuiRadio) => (
  <Subject inputProps={{ 'aria-label': 'Day' }} />
);

export const RadioGroup = (Subject: typeof MuiRadioGroup) => (
  <Subject defaultValue="day" aria-label="Period">
    <FormControlLabel value="day" control={<MuiRadio />} label="Day" />
    <FormControlLabel value="week" control={<MuiRadio />} label="Week" />
  </Subject>
);

export const Rating = (Subject: typeof MuiRating) => <Subject defaultValue={3} />;

export const ScopedCssBaseline = (Subject: typeof MuiScopedCssBaseline) => (
  <Subject>
    <p>
      Text with <b>bold</b> words
    </p>
  </Subject>
);

export const Select = (Subject: typeof MuiSelect) => (
  <Subject defaultValue="day" inputProps={{ 'aria-label': 'Period' }}>
    <MenuItem value="day">Day</MenuItem>
    <MenuItem value="week">Week</MenuItem>
  </Subject>
);

export const Slide = (Subject: typeof MuiSlide) => (
  <Subject in appear={false}>
    <Paper variant="outlined" sx={{ p: 2 }}>
      Slide
    </Paper>
  </Subject>
);

export const Slider = (Subject: typeof MuiSlider) => (
  <Subject
    aria-label="Volume"
    defaultValue={40}
    marks={[
      { value: 0, label: '0' },
      { value: 100, label: '100' },
    ]}
    valueLabelDisplay="on"
  />
);

export const Snackbar = (Subject: typeof MuiSnackbar) => (
  <Subject
    open
    message="The file is sent"
    action={
      <MuiButton color="inherit" size="small">
        Undo
      </MuiButton>
    }
  />
);

export const SpeedDial = (Subject: typeof MuiSpeedDial) => (
  <Subject
    open
    ariaLabel="Send to"
    icon={<SpeedDialIcon />}
    TransitionProps={{ appear: false }}
  >
    <SpeedDialAction icon={<CheckIcon />} tooltipTitle="Link" />
    <SpeedDialAction icon={<CheckIcon />} tooltipTitle="Mail" />
  </Subject>
);

export const Stepper = (Subject: typeof MuiStepper) => (
  <Subject activeStep={1}>
    <MuiStep>
      <StepLabel>Cart</StepLabel>
    </MuiStep>
    <MuiStep>
      <StepLabel>Address</StepLabel>
    </MuiStep>
  </Subject>
);

export const Step = (Subject: typeof MuiStep) => (
  <MuiStepper nonLinear orientation="vertical" activeStep={0}>
    <MuiStep>
      <StepLabel>Cart</StepLabel>
    </MuiStep>
    <Subject>
      <StepLabel>Address</StepLabel>
      <StepContent>Where it is sent to.</StepContent>
    </Subject>
  </MuiStepper>
);

export const Switch = (Subject: typeof MuiSwitch) => (
  <Subject inputProps={{ 'aria-label': 'Notifications' }} />
);

export const TabList = (Subject: typeof LabTabList) => (
  <TabContext value="1">
    <Subject />
  </TabContext>
);

export const TabPanel = (Subject: typeof LabTabPanel) => (
  <TabContext value="1">
    <Subject value="1">One</Subject>
  </TabContext>
);

export const Table = (Subject: typeof MuiTable) => (
  <Subject size="small">
    <TableHead>
      <TableRow>
        <TableCell>City</TableCell>
        <TableCell align="right">Rain</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow>
        <TableCell>Oslo</TableCell>
        <TableCell align="right">12 mm</TableCell>
      </TableRow>
    </TableBody>
  </Subject>
);

export const Tabs = (Subject: typeof MuiTabs) => (
  <Subject value={0} aria-label="Views">
    <Tab label="Map" />
    <Tab label="List" />
  </Subject>
);

export const Timeline = (Subject: typeof LabTimeline) => (
  <Subject sx={{ width: 280 }}>
    {['Ordered', 'Packed'].map((step) => (
      <TimelineItem key={step}>
        <TimelineSeparator>
          <LabTimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>{step}</TimelineContent>
      </TimelineItem>
    ))}
  </Subject>
);

export const TimelineDot = (Subject: typeof LabTimelineDot) => (
  <Subject>
    <CheckIcon />
  </Subject>
);

export const ToggleButtonGroup = (Subject: typeof MuiToggleButtonGroup) => (
  <Subject exclusive value="week" aria-label="Range">
    <ToggleButton value="day">Day</ToggleButton>
    <ToggleButton value="week">Week</ToggleButton>
    <ToggleButton value="month">Month</ToggleButton>
  </Subject>
);

export const Tooltip = (Subject: typeof MuiTooltip) => (
  <Subject open arrow title="Send" PopperProps={{ disablePortal: true }}>
    <MuiButton sx={{ mb: 6 }}>Send</MuiButton>
  </Subject>
);

export const Zoom = (Subject: typeof MuiZoom) => (
  <Subject in appear={false}>
    <Paper variant="outlined" sx={{ p: 2 }}>
      Zoom
    </Paper>
  </Subject>
);
