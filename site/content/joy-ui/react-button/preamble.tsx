import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

declare const view: string;
declare const styles: Record<string, string>;
