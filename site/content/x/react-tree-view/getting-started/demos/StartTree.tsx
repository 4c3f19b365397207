import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function StartTree() {
  return (
    <TreeView
      aria-label="Rooms"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      sx={{ width: 260, minHeight: 160 }}
    >
      <TreeItem nodeId="ground" label="Ground floor">
        <TreeItem nodeId="kitchen" label="Kitchen" />
        <TreeItem nodeId="living" label="Living room" />
      </TreeItem>
      <TreeItem nodeId="upper" label="Upper floor">
        <TreeItem nodeId="bedroom" label="Bedroom" />
        <TreeItem nodeId="bath" label="Bath" />
      </TreeItem>
    </TreeView>
  );
}
