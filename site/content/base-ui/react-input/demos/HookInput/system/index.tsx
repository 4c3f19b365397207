import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import { styled } from '@mui/system';

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  width: 280,
  maxWidth: '100%',
  borderBottom: '2px solid #64748b',
  '&[data-focused="true"]': { borderColor: '#3b82f6' },
});

const Field = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '6px 0',
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '400 18px/24px system-ui, sans-serif',
});

const Count = styled('output')({
  font: '400 13px/20px system-ui, sans-serif',
  '&[data-over="true"]': { fontWeight: 700, textDecoration: 'underline' },
});

interface LimitedProps extends React.InputHTMLAttributes<HTMLInputElement> {
  max: number;
}

function LimitedInput({ max, ...props }: LimitedProps) {
  const { focused, getInputProps, getRootProps, value } = useInput(props);
  const used = String(value).length;

  return (
    <Frame {...getRootProps()} data-focused={focused}>
      <Field {...props} {...getInputProps()} />
      <Count data-over={used > max}>
        {used}/{max}
      </Count>
    </Frame>
  );
}

export default function HookInput() {
  const [title, setTitle] = React.useState('A day by the sea');

  return (
    <LimitedInput
      max={24}
      aria-label="Title"
      value={title}
      onChange={(event) => setTitle(event.target.value)}
    />
  );
}
