import { Button } from '@mui/base/Button';
import './styles.css';

export default function FocusableDisabled() {
  return (
    <div role="group" aria-label="Changes" className="tool-group">
      <Button className="tool-button">Undo</Button>
      <Button className="tool-button" disabled focusableWhenDisabled>
        Redo
      </Button>
    </div>
  );
}
