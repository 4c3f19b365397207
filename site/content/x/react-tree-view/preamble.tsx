import Fade from '@mui/material/Fade';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
