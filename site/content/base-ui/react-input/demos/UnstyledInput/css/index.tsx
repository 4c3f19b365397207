import { Input } from '@mui/base/Input';
import './styles.css';

export default function UnstyledInput() {
  return (
    <div>
      <label className="street-label" htmlFor="input-css-street">
        Street and number
      </label>
      <Input
        id="input-css-street"
        className="street-field"
        name="street"
        autoComplete="street-address"
        placeholder="Mill Lane 4"
      />
    </div>
  );
}
