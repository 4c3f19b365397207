import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './styles.css';

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
    <li className="unit-option" {...getRootProps({})} data-highlighted={highlighted}>
      {selected && '✓ '}
      {label}
    </li>
  );
}

export default function HookSelect() {
  const { buttonRef, contextValue, getButtonProps, getListboxProps, open, value } =
    useSelect<string>({ defaultValue: 'km' });

  return (
    <div className="unit-frame">
      <button
        className="unit-button"
        {...getButtonProps()}
        ref={buttonRef}
        aria-label="Unit"
      >
        {value}
      </button>
      <ul
        className="unit-list"
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
