import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

function Task({ name, done, of }: { name: string; done: number; of: number }) {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <span>{name}</span>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / of}
        aria-label={`${done} of ${of} done`}
        sx={{ flexGrow: 1 }}
      />
    </Stack>
  );
}

export default function WallTasks() {
  return (
    <TreeView
      aria-label="Repairs"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['mast']}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="mast" label={<Task name="Mast" done={2} of={3} />}>
        <TreeItem nodeId="sand" label="Sand it" />
        <TreeItem nodeId="oil" label="Oil it" />
      </TreeItem>
      <TreeItem nodeId="hull" label={<Task name="Hull" done={0} of={5} />} />
    </TreeView>
  );
}
