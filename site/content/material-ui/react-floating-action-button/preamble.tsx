import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';

declare const compose: () => void;
