import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function CustomSwitch() {
  return (
    <Switch
      className="lamp-switch"
      slotProps={{ input: { 'aria-label': 'Lamp' } }}
    />
  );
}
