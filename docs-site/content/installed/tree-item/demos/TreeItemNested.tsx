import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeItemNested() {
  return (
    <TreeView
      aria-label="Pages"
      defaultExpanded={['guides']}
      defaultCollapseIcon="▾"
      defaultExpandIcon="▸"
    >
      <TreeItem nodeId="guides" label="Guides">
        <TreeItem nodeId="demos" label="Demos" />
        <TreeItem nodeId="claims" label="Claims" />
      </TreeItem>
    </TreeView>
  );
}
