import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeIcons() {
  return (
    <TreeView
      aria-label="Files"
      defaultCollapseIcon={<FolderOpenIcon />}
      defaultExpandIcon={<FolderIcon />}
      defaultEndIcon={<ArticleIcon />}
      defaultExpanded={['trip']}
      sx={{ width: 240 }}
    >
      <TreeItem nodeId="trip" label="Trip to the coast">
        <TreeItem nodeId="plan" label="Plan" />
        <TreeItem nodeId="beach" label="Beach" endIcon={<ImageIcon />} />
      </TreeItem>
      <TreeItem nodeId="letters" label="Letters">
        <TreeItem nodeId="landlord" label="Landlord" />
      </TreeItem>
    </TreeView>
  );
}
