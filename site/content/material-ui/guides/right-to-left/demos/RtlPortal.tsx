import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Direction from './rtl';

export default function RtlPortal() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Direction direction="rtl">
      <Button onClick={(event) => setAnchor(event.currentTarget)}>القائمة</Button>
      <Menu dir="rtl" anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <MenuItem onClick={close}>تحرير</MenuItem>
        <MenuItem onClick={close}>حذف</MenuItem>
      </Menu>
    </Direction>
  );
}
