import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function UnstyledSelect() {
  return (
    <div className="paper-stage">
      <label className="paper-label" htmlFor="select-css-paper">
        Paper
      </label>
      <Select
        id="select-css-paper"
        className="paper-select"
        defaultValue="cotton"
        slotProps={{
          listbox: { 'aria-label': 'Paper', className: 'paper-list' },
          popper: { disablePortal: true, className: 'paper-popup' },
        }}
      >
        <Option className="paper-option" value="cotton">
          Cotton, 300 g
        </Option>
        <Option className="paper-option" value="recycled">
          Recycled, 120 g
        </Option>
        <Option className="paper-option" value="tracing" disabled>
          Tracing, sold out
        </Option>
      </Select>
    </div>
  );
}
