import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallDense() {
  return (
    <TreeView
      aria-label="Settings"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['sound']}
      sx={{
        width: '100%',
        maxWidth: 180,
        mx: 'auto',
        [`& .${treeItemClasses.label}`]: { fontSize: 13, lineHeight: '20px' },
      }}
    >
      <TreeItem nodeId="sound" label="Sound">
        <TreeItem nodeId="volume" label="Volume" />
        <TreeItem nodeId="alarm" label="Alarm" />
        <TreeItem nodeId="mute" label="Mute" />
      </TreeItem>
      <TreeItem nodeId="screen" label="Screen">
        <TreeItem nodeId="light" label="Light" />
      </TreeItem>
    </TreeView>
  );
}
