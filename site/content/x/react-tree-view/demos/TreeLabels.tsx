import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      {name}
      <Chip size="small" label={count} />
    </Box>
  );
}

export default function TreeLabels() {
  return (
    <TreeView
      aria-label="Mail"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['inbox']}
      defaultSelected="orders"
      sx={{
        width: 260,
        [`& .${treeItemClasses.group}`]: {
          ml: 2,
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem nodeId="inbox" label={<Counted name="Inbox" count={12} />}>
        <TreeItem nodeId="orders" label={<Counted name="Orders" count={9} />} />
        <TreeItem nodeId="friends" label={<Counted name="Friends" count={3} />} />
      </TreeItem>
      <TreeItem nodeId="sent" label={<Counted name="Sent" count={40} />} />
    </TreeView>
  );
}
