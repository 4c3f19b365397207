import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallLines() {
  return (
    <TreeView
      aria-label="Family"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['ada', 'ben']}
      sx={{
        width: '100%',
        maxWidth: 220,
        mx: 'auto',
        [`& .${treeItemClasses.group}`]: {
          ml: 2,
          borderInlineStart: '1px dashed',
          borderColor: 'text.secondary',
        },
      }}
    >
      <TreeItem nodeId="ada" label="Ada">
        <TreeItem nodeId="ben" label="Ben">
          <TreeItem nodeId="cleo" label="Cleo" />
          <TreeItem nodeId="dag" label="Dag" />
        </TreeItem>
        <TreeItem nodeId="eva" label="Eva" />
      </TreeItem>
    </TreeView>
  );
}
