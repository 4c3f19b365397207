import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function HomeTree() {
  return (
    <TreeView
      aria-label="Files"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['stations', 'river']}
      defaultSelected="lock"
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="stations" label="stations">
        <TreeItem nodeId="coast" label="coast">
          <TreeItem nodeId="mole" label="north-mole.json" />
        </TreeItem>
        <TreeItem nodeId="river" label="river">
          <TreeItem nodeId="weir" label="mill-weir.json" />
          <TreeItem nodeId="lock" label="old-lock.json" />
          <TreeItem nodeId="island" label="reed-island.json" />
        </TreeItem>
      </TreeItem>
      <TreeItem nodeId="reports" label="reports">
        <TreeItem nodeId="october" label="october.csv" />
      </TreeItem>
      <TreeItem nodeId="readme" label="readme.md" />
    </TreeView>
  );
}
