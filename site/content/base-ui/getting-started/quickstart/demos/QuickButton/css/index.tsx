import { Button } from '@mui/base/Button';
import './styles.css';

export default function QuickButton() {
  return <Button className="quick-button">Print the ticket</Button>;
}
