import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
