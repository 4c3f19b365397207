import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const parents = ['north', 'south'];

export default function TreeExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['north']);
  const all = expanded.length === parents.length;

  return (
    <Box sx={{ width: 240, minHeight: 180 }}>
      <Button sx={{ mb: 1 }} onClick={() => setExpanded(all ? [] : parents)}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      <TreeView
        aria-label="Branches"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
      >
        <TreeItem nodeId="north" label="North">
          <TreeItem nodeId="aarhus" label="Aarhus" />
          <TreeItem nodeId="turku" label="Turku" />
        </TreeItem>
        <TreeItem nodeId="south" label="South">
          <TreeItem nodeId="bari" label="Bari" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
