import AddIcon from '@mui/icons-material/Add';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallPlus() {
  return (
    <TreeView
      aria-label="Departments"
      defaultExpanded={['care']}
      defaultCollapseIcon={<RemoveIcon />}
      defaultExpandIcon={<AddIcon />}
      defaultEndIcon={<MoreHorizIcon />}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="care" label="Care">
        <TreeItem nodeId="day" label="Day ward" />
        <TreeItem nodeId="night" label="Night ward" />
      </TreeItem>
      <TreeItem nodeId="lab" label="Laboratory">
        <TreeItem nodeId="blood" label="Blood" />
      </TreeItem>
    </TreeView>
  );
}
