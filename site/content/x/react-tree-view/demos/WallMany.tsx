import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallMany() {
  return (
    <TreeView
      aria-label="Courses"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      multiSelect
      defaultExpanded={['spring']}
      defaultSelected={['clay', 'ink']}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="spring" label="Spring term">
        <TreeItem nodeId="clay" label="Clay" />
        <TreeItem nodeId="ink" label="Ink" />
        <TreeItem nodeId="wood" label="Wood" />
      </TreeItem>
      <TreeItem nodeId="autumn" label="Autumn term">
        <TreeItem nodeId="glass" label="Glass" />
      </TreeItem>
    </TreeView>
  );
}
