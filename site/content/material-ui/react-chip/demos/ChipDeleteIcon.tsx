import * as React from 'react';
import Chip from '@mui/material/Chip';
import Undo from '@mui/icons-material/Undo';

export default function ChipDeleteIcon() {
  const [archived, setArchived] = React.useState(true);
  const toggle = () => setArchived(!archived);

  return (
    <Chip
      label={archived ? 'Archived' : 'Archive'}
      aria-label={archived ? 'Archived, take it back' : undefined}
      deleteIcon={<Undo />}
      onClick={toggle}
      onDelete={archived ? toggle : undefined}
    />
  );
}
