import Chip from '@mui/material/Chip';
import './CustomizeSheet.css';

export default function CustomizeSheet() {
  return (
    <Chip
      label="Ferry at noon"
      variant="outlined"
      className="harbour-chip"
      classes={{ label: 'harbour-chip-label' }}
    />
  );
}
