import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const tasks = [
  'Prune the trees',
  'Mend the fence',
  'Sow the beans',
  'Turn the compost',
];

export default function GridAutoHeight() {
  const [count, setCount] = React.useState(2);
  const rows = tasks
    .slice(0, count)
    .map((task, index) => ({ id: task, task, hours: index + 1 }));

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        sx={{ mb: 1 }}
        disabled={count === tasks.length}
        onClick={() => setCount(count + 1)}
      >
        Add a task
      </Button>
      <DataGrid
        aria-label="Tasks"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
