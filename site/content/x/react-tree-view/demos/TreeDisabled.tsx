import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ width: 240 }}>
      <FormControlLabel
        label="Reach disabled items"
        control={
          <Switch checked={focusable} onChange={() => setFocusable(!focusable)} />
        }
      />
      <TreeView
        aria-label="Courses"
        disabledItemsFocusable={focusable}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['spring']}
      >
        <TreeItem nodeId="spring" label="Spring">
          <TreeItem nodeId="pottery" label="Pottery" />
          <TreeItem nodeId="glass" label="Glass (full)" disabled />
          <TreeItem nodeId="weaving" label="Weaving" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
