import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';

declare const styles: Record<string, string>;
