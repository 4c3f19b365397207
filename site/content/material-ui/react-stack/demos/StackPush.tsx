import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function StackPush() {
  return (
    <Paper variant="outlined" sx={{ p: 1, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap>
        <Button color="error" sx={{ marginInlineEnd: 'auto' }}>
          Delete
        </Button>
        <Button>Cancel</Button>
        <Button variant="contained">Save</Button>
      </Stack>
    </Paper>
  );
}
