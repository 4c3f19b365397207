import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButton() {
  return <Button className="invoice-button">Send invoice</Button>;
}
