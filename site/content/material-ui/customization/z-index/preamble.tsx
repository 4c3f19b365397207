import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
