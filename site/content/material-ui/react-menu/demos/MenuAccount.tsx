import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import LoansIcon from '@mui/icons-material/MenuBook';
import PersonIcon from '@mui/icons-material/Person';
import SettingsIcon from '@mui/icons-material/Settings';
import SignOutIcon from '@mui/icons-material/Logout';

const entries = [
  { label: 'Your profile', icon: <PersonIcon fontSize="small" /> },
  { label: 'Loans and reservations', icon: <LoansIcon fontSize="small" /> },
  { label: 'Settings', icon: <SettingsIcon fontSize="small" /> },
  { label: 'Sign out', icon: <SignOutIcon fontSize="small" />, apart: true },
];

function Owner() {
  return (
    <Box id="account-owner" sx={{ px: 2, pt: 1.5, pb: 1 }}>
      <Typography>Ines Berg</Typography>
      <Typography variant="body2" color="text.secondary">
        ines@library.example
      </Typography>
    </Box>
  );
}

export default function MenuAccount() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const items = entries.flatMap(({ label, icon, apart }) => [
    apart && <Divider key="line" />,
    <MenuItem key={label} autoFocus={label === entries[0].label} onClick={close}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>,
  ]);

  return (
    <Box>
      <AccountButton open={anchor !== null} onOpen={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'account-owner', sx: { pt: 0 } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Owner />
        {items}
      </Menu>
    </Box>
  );
}

interface AccountButtonProps {
  open: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

function AccountButton({ open, onOpen }: AccountButtonProps) {
  return (
    <Tooltip title="Your account">
      <IconButton
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar sx={{ width: 36, height: 36, bgcolor: 'primary.main' }}>IB</Avatar>
      </IconButton>
    </Tooltip>
  );
}
