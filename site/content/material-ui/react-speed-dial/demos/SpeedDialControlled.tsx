import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Typography from '@mui/material/Typography';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Mail from '@mui/icons-material/Mail';
import Share from '@mui/icons-material/Share';

export default function SpeedDialControlled() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('Not opened yet');

  const close = (why: string) => {
    setOpen(false);
    setLast(`Closed: ${why}`);
  };

  return (
    <Box sx={{ width: 240 }}>
      <SpeedDial
        ariaLabel="Share"
        direction="right"
        icon={<Share />}
        open={open}
        onOpen={(event, reason) => setOpen(reason === 'toggle')}
        onClose={(event, reason) => close(reason)}
      >
        <SpeedDialAction
          icon={<ContentCopy />}
          tooltipTitle="Copy"
          onClick={() => close('copied')}
        />
        <SpeedDialAction
          icon={<Mail />}
          tooltipTitle="Mail"
          onClick={() => close('sent')}
        />
      </SpeedDial>
      <Typography variant="body2" role="status">
        {last}
      </Typography>
    </Box>
  );
}
