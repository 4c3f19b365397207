import type { TreeItem as Item } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export const TreeItem = (Subject: typeof Item) => (
  <TreeView
    defaultExpanded={['guides']}
    defaultCollapseIcon="▾"
    defaultExpandIcon="▸"
  >
    <Subject nodeId="guides" label="Guides">
      <Subject nodeId="demos" label="Demos" />
    </Subject>
  </TreeView>
);
