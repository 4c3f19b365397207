// Components of the tree view, each within what it needs: see “specimens” in docs/authoring.md.
import { TreeItem as MuiTreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView as MuiTreeView } from '@mui/x-tree-view/TreeView';

export const TreeItem = (Subject: typeof MuiTreeItem) => (
  <MuiTreeView aria-label="Files" defaultExpanded={['photos']}>
    <Subject nodeId="photos" label="Photos">
      <MuiTreeItem nodeId="beach" label="beach.jpg" />
    </Subject>
  </MuiTreeView>
);

export const TreeView = (Subject: typeof MuiTreeView) => (
  <Subject
    aria-label="Files"
    defaultExpanded={['photos']}
    defaultCollapseIcon="▾"
    defaultExpandIcon="▸"
  >
    <MuiTreeItem nodeId="photos" label="Photos">
      <MuiTreeItem nodeId="beach" label="beach.jpg" />
      <MuiTreeItem nodeId="harbor" label="harbor.jpg" />
    </MuiTreeItem>
    <MuiTreeItem nodeId="notes" label="notes.txt" disabled />
  </Subject>
);
