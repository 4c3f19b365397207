import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallOff() {
  return (
    <TreeView
      aria-label="Rooms"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['first']}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="first" label="First floor">
        <TreeItem nodeId="101" label="Room 101" />
        <TreeItem nodeId="102" label="Room 102, closed" disabled />
        <TreeItem nodeId="103" label="Room 103" />
      </TreeItem>
      <TreeItem nodeId="second" label="Second floor" disabled />
    </TreeView>
  );
}
