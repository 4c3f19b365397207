import { Option, type OptionOwnerState } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const option = {
  root: ({ highlighted, selected }: OptionOwnerState<string>) => ({
    className: [
      'cursor-default list-none rounded-md px-2.5 py-2 text-[15px] font-medium leading-5 text-slate-900',
      selected ? 'bg-blue-200' : 'hover:bg-slate-200',
      highlighted ? 'outline outline-2 outline-blue-700' : 'outline-none',
    ].join(' '),
  }),
};

export default function SelectMultiple() {
  return (
    <div className="min-h-[260px]">
      <Select
        multiple
        aria-label="Delivery days"
        className="block min-h-[40px] w-[240px] rounded-lg border border-solid border-slate-500 bg-slate-50 px-3.5 py-2 text-start text-[15px] font-medium leading-5 text-slate-900 focus-visible:outline focus-visible:outline-[3px] focus-visible:outline-offset-2 focus-visible:outline-blue-400"
        placeholder="No delivery"
        defaultValue={['Tuesday', 'Friday']}
        slotProps={{
          listbox: {
            'aria-label': 'Delivery days',
            className:
              'my-1.5 w-[240px] rounded-[10px] bg-slate-50 p-1.5 shadow-xl outline-none ring-1 ring-slate-300 box-border',
          },
          popper: { disablePortal: true, className: 'z-10' },
        }}
      >
        {days.map((day) => (
          <Option key={day} value={day} slotProps={option}>
            {day}
          </Option>
        ))}
      </Select>
    </div>
  );
}
