import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMultiple() {
  return (
    <div className="days-stage">
      <Select
        multiple
        aria-label="Delivery days"
        className="days-select"
        placeholder="No delivery"
        defaultValue={['Tuesday', 'Friday']}
        slotProps={{
          listbox: { 'aria-label': 'Delivery days', className: 'days-list' },
          popper: { disablePortal: true, className: 'days-popup' },
        }}
      >
        {days.map((day) => (
          <Option className="days-option" key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </div>
  );
}
