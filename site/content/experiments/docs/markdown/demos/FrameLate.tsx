import * as React from 'react';
import Typography from '@mui/material/Typography';

export default function FrameLate() {
  const [width, setWidth] = React.useState(0);
  React.useEffect(() => setWidth(window.innerWidth), []);
  return (
    <Typography>{width > 0 && `The window is ${width} pixels wide.`}</Typography>
  );
}
