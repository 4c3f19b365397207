import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Place {
  id: string;
  name: string;
  places?: Place[];
}

const museum: Place[] = [
  {
    id: 'ground',
    name: 'Ground floor',
    places: [
      { id: 'tickets', name: 'Tickets' },
      {
        id: 'ships',
        name: 'Ships',
        places: [{ id: 'boats', name: 'Rowing boats' }],
      },
    ],
  },
  { id: 'roof', name: 'Roof' },
];

function renderPlace({ id, name, places }: Place) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
      {places?.map(renderPlace)}
    </TreeItem>
  );
}

export default function TreeData() {
  return (
    <TreeView
      aria-label="Museum"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['ground']}
      sx={{ width: 240 }}
    >
      {museum.map(renderPlace)}
    </TreeView>
  );
}
