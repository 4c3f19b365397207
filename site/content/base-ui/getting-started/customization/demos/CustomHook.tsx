import { useSwitch } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Item = styled('label')({
  position: 'relative',
  display: 'flex',
  gap: 10,
  padding: '10px 14px',
  borderRadius: 8,
  font: '500 15px/20px system-ui, sans-serif',
  '&[data-done="true"] .custom-text': { textDecoration: 'line-through' },
  '&[data-focus="true"]': { outline: '3px solid #6ea8ff' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});

function CustomItem({ text, done }: { text: string; done?: boolean }) {
  const { checked, focusVisible, getInputProps } = useSwitch({
    defaultChecked: done,
  });

  return (
    <Item data-done={checked} data-focus={focusVisible}>
      <input {...getInputProps()} />
      <span aria-hidden>{checked ? '✓' : '○'}</span>
      <span className="custom-text">{text}</span>
    </Item>
  );
}

export default function CustomHook() {
  return (
    <div>
      <CustomItem text="Water the tomatoes" done />
      <CustomItem text="Tie up the beans" />
    </div>
  );
}
