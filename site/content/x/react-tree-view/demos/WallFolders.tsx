import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WallFolders() {
  return (
    <TreeView
      aria-label="Drive"
      defaultExpanded={['trips']}
      defaultCollapseIcon={<FolderOpenIcon />}
      defaultExpandIcon={<FolderIcon />}
      defaultEndIcon={<DescriptionIcon />}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="trips" label="Trips">
        <TreeItem nodeId="list" label="Packing list" />
        <TreeItem nodeId="map" label="Map" />
      </TreeItem>
      <TreeItem nodeId="bills" label="Bills">
        <TreeItem nodeId="rent" label="Rent" />
      </TreeItem>
    </TreeView>
  );
}
