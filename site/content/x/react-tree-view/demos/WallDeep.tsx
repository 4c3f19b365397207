import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallDeep() {
  return (
    <TreeView
      aria-label="Regions"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['earth', 'europe', 'norway']}
      defaultSelected="bergen"
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="earth" label="Earth">
        <TreeItem nodeId="europe" label="Europe">
          <TreeItem nodeId="norway" label="Norway">
            <TreeItem nodeId="bergen" label="Bergen" />
            <TreeItem nodeId="oslo" label="Oslo" />
          </TreeItem>
        </TreeItem>
      </TreeItem>
    </TreeView>
  );
}
