import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeBasic() {
  return (
    <TreeView
      aria-label="Garden"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['herbs']}
      sx={{ width: 240 }}
    >
      <TreeItem nodeId="herbs" label="Herbs">
        <TreeItem nodeId="basil" label="Basil" />
        <TreeItem nodeId="thyme" label="Thyme" />
      </TreeItem>
      <TreeItem nodeId="roots" label="Roots">
        <TreeItem nodeId="beetroot" label="Beetroot" />
        <TreeItem nodeId="parsnip" label="Parsnip" />
      </TreeItem>
    </TreeView>
  );
}
