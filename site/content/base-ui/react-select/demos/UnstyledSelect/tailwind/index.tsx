import { Option, type OptionOwnerState } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const option = {
  root: ({ disabled, highlighted, selected }: OptionOwnerState<string>) => ({
    className: [
      'cursor-default list-none rounded-md px-2.5 py-2 text-[15px] font-medium leading-5',
      selected ? 'bg-blue-200' : 'hover:bg-slate-200',
      disabled ? 'text-slate-500' : 'text-slate-900',
      highlighted ? 'outline outline-2 outline-blue-700' : 'outline-none',
    ].join(' '),
  }),
};

export default function UnstyledSelect() {
  return (
    <div className="min-h-[215px]">
      <label
        className="mb-1.5 block text-sm font-medium"
        htmlFor="select-tailwind-paper"
      >
        Paper
      </label>
      <Select
        id="select-tailwind-paper"
        className="block min-h-[40px] w-[240px] rounded-lg border border-solid border-slate-500 bg-slate-50 px-3.5 py-2 text-start text-[15px] font-medium leading-5 text-slate-900 focus-visible:outline focus-visible:outline-[3px] focus-visible:outline-offset-2 focus-visible:outline-blue-400"
        defaultValue="cotton"
        slotProps={{
          listbox: {
            'aria-label': 'Paper',
            className:
              'my-1.5 w-[240px] rounded-[10px] bg-slate-50 p-1.5 shadow-xl outline-none ring-1 ring-slate-300 box-border',
          },
          popper: { disablePortal: true, className: 'z-10' },
        }}
      >
        <Option value="cotton" slotProps={option}>
          Cotton, 300 g
        </Option>
        <Option value="recycled" slotProps={option}>
          Recycled, 120 g
        </Option>
        <Option value="tracing" slotProps={option} disabled>
          Tracing, sold out
        </Option>
      </Select>
    </div>
  );
}
