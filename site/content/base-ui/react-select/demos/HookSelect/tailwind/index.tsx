import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

interface RowProps {
  value: string;
  label: string;
}

function Row({ value, label }: RowProps) {
  const { getRootProps, highlighted, selected } = useOption({
    value,
    label,
    disabled: false,
  });

  return (
    <li
      className="cursor-default list-none px-3 py-1.5 text-[15px] font-medium leading-5 outline-none hover:underline data-[highlighted=true]:bg-blue-100 data-[highlighted=true]:text-slate-900"
      {...getRootProps({})}
      data-highlighted={highlighted}
    >
      {selected && '✓ '}
      {label}
    </li>
  );
}

export default function HookSelect() {
  const { buttonRef, contextValue, getButtonProps, getListboxProps, open, value } =
    useSelect<string>({ defaultValue: 'km' });

  return (
    <div className="min-h-[150px] w-[200px]">
      <button
        className="rounded-lg border-0 bg-slate-800 px-3.5 py-2 text-[15px] font-semibold leading-5 text-slate-50 focus-visible:outline focus-visible:outline-[3px] focus-visible:outline-offset-2 focus-visible:outline-blue-400"
        {...getButtonProps()}
        ref={buttonRef}
        aria-label="Unit"
      >
        {value}
      </button>
      <ul
        className="mb-0 mt-1.5 border-0 border-s-[3px] border-solid border-slate-500 p-0 outline-none"
        {...getListboxProps()}
        aria-label="Unit"
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          <Row value="km" label="Kilometers" />
          <Row value="mi" label="Miles" />
          <Row value="nm" label="Sea miles" />
        </SelectProvider>
      </ul>
    </div>
  );
}
