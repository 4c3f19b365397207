import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeSelection() {
  const [selected, setSelected] = React.useState<string[]>(['oak']);

  return (
    <Box sx={{ width: 240 }}>
      <TreeView
        aria-label="Woods"
        multiSelect
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['hard']}
        selected={selected}
        onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
      >
        <TreeItem nodeId="hard" label="Hardwood">
          <TreeItem nodeId="oak" label="Oak" />
          <TreeItem nodeId="ash" label="Ash" />
        </TreeItem>
        <TreeItem nodeId="soft" label="Softwood">
          <TreeItem nodeId="pine" label="Pine" />
        </TreeItem>
      </TreeView>
      <Typography sx={{ mt: 1 }} aria-live="polite">
        {selected.length} selected
      </Typography>
    </Box>
  );
}
