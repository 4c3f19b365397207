import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallFlat() {
  return (
    <TreeView
      aria-label="Chapters"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultSelected="two"
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="one" label="1 The harbor" />
      <TreeItem nodeId="two" label="2 The crossing" />
      <TreeItem nodeId="three" label="3 The island" />
      <TreeItem nodeId="four" label="4 The return" />
    </TreeView>
  );
}
