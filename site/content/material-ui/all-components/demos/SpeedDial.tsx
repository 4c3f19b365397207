import PrintIcon from '@mui/icons-material/Print';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialPicture() {
  return (
    <SpeedDial
      open
      ariaLabel="Gallery speed dial"
      direction="left"
      icon={<SpeedDialIcon />}
      TransitionProps={{ appear: false }}
    >
      <SpeedDialAction icon={<SaveIcon />} tooltipTitle="Save" />
      <SpeedDialAction icon={<PrintIcon />} tooltipTitle="Print" />
      <SpeedDialAction icon={<ShareIcon />} tooltipTitle="Share" />
    </SpeedDial>
  );
}
