import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

function Person({ name, role }: { name: string; role: string }) {
  return (
    <Stack direction="row" spacing={1} alignItems="center" sx={{ py: 0.5 }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: 12 }}>{name[0]}</Avatar>
      <span>{name}</span>
      <Typography variant="body2" color="text.secondary">
        {role}
      </Typography>
    </Stack>
  );
}

export default function WallPeople() {
  return (
    <TreeView
      aria-label="Crew"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['mara']}
      sx={{ width: '100%', maxWidth: 220, mx: 'auto' }}
    >
      <TreeItem nodeId="mara" label={<Person name="Mara" role="Captain" />}>
        <TreeItem nodeId="tom" label={<Person name="Tom" role="Engine" />} />
        <TreeItem nodeId="lin" label={<Person name="Lin" role="Deck" />} />
      </TreeItem>
    </TreeView>
  );
}
