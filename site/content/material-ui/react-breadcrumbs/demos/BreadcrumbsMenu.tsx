import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

export default function BreadcrumbsMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Contracts</MenuItem>
        <MenuItem onClick={close}>Suppliers</MenuItem>
      </Menu>
      <Breadcrumbs aria-label="Path to a file">
        <Link href="#documents">Documents</Link>
        <IconButton
          size="small"
          aria-label="Hidden folders"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Link href="#paper">Paper</Link>
      </Breadcrumbs>
    </div>
  );
}
