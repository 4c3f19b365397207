import Fab from '@mui/material/Fab';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function FabLink() {
  return (
    <Fab
      href="#links"
      size="small"
      color="primary"
      aria-label="To the top of this section"
    >
      <ArrowUpward />
    </Fab>
  );
}
