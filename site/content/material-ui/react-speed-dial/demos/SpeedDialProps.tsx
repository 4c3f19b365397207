import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { type TransitionProps } from '@mui/material/transitions';
import Delete from '@mui/icons-material/Delete';
import Save from '@mui/icons-material/Save';

const FadeIn = React.forwardRef<unknown, TransitionProps>(
  function FadeIn(props, ref) {
    const { children, ...other } = props;
    return (
      <Fade ref={ref} {...other}>
        {children as React.ReactElement}
      </Fade>
    );
  },
);

export default function SpeedDialProps() {
  const [hidden, setHidden] = React.useState(false);

  return (
    <Box sx={{ width: 260, height: 100 }}>
      <Button onClick={() => setHidden(!hidden)}>{hidden ? 'Show' : 'Hide'}</Button>
      <SpeedDial
        ariaLabel="Entry"
        direction="right"
        icon={<SpeedDialIcon sx={{ color: '#fff' }} />}
        FabProps={{ size: 'medium', color: 'secondary' }}
        hidden={hidden}
        TransitionComponent={FadeIn}
        TransitionProps={{ appear: false }}
        transitionDuration={400}
      >
        <SpeedDialAction icon={<Save />} tooltipTitle="Save" />
        <SpeedDialAction
          icon={<Delete />}
          tooltipTitle="Delete"
          FabProps={{ color: 'error' }}
        />
      </SpeedDial>
    </Box>
  );
}
