import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const notes: Record<string, string> = {
  letters: 'Two letters, both answered',
  harbor: 'To the harbor: a berth for two nights',
  bakery: 'To the bakery: twelve loaves on Friday',
};

export default function TreePreview() {
  const [focused, setFocused] = React.useState('');

  return (
    <Box sx={{ width: 300 }}>
      <TreeView
        aria-label="Documents"
        disableSelection
        defaultExpanded={['letters']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        onNodeFocus={(_event, nodeId) => setFocused(nodeId)}
      >
        <TreeItem nodeId="letters" label="Letters">
          <TreeItem nodeId="harbor" label="Harbor" />
          <TreeItem nodeId="bakery" label="Bakery" />
        </TreeItem>
      </TreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        {notes[focused] ?? 'Focus a document to read its first line'}
      </Typography>
    </Box>
  );
}
