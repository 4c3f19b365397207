import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const Frame = styled('div')({ minHeight: 150, width: 200 });

const Bar = styled('button')({
  padding: '8px 14px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#1e293b',
  color: '#f8fafc',
  font: '600 15px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

const List = styled('ul')({
  margin: '6px 0 0',
  padding: 0,
  borderInlineStart: '3px solid #64748b',
  outline: 0,
});

const RowBox = styled('li')({
  padding: '6px 12px',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'default',
  outline: 0,
  '&:hover': { textDecoration: 'underline' },
  '&[data-highlighted="true"]': { backgroundColor: '#dbe7fd', color: '#0f172a' },
});

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
    <RowBox {...getRootProps({})} data-highlighted={highlighted}>
      {selected && '✓ '}
      {label}
    </RowBox>
  );
}

export default function HookSelect() {
  const { buttonRef, contextValue, getButtonProps, getListboxProps, open, value } =
    useSelect<string>({ defaultValue: 'km' });

  return (
    <Frame>
      <Bar {...getButtonProps()} ref={buttonRef} aria-label="Unit">
        {value}
      </Bar>
      <List {...getListboxProps()} aria-label="Unit" hidden={!open}>
        <SelectProvider value={contextValue}>
          <Row value="km" label="Kilometers" />
          <Row value="mi" label="Miles" />
          <Row value="nm" label="Sea miles" />
        </SelectProvider>
      </List>
    </Frame>
  );
}
