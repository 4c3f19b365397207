import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import './styles.css';

interface LimitedProps extends React.InputHTMLAttributes<HTMLInputElement> {
  max: number;
}

function LimitedInput({ max, ...props }: LimitedProps) {
  const { focused, getInputProps, getRootProps, value } = useInput(props);
  const used = String(value).length;

  return (
    <div className="title-frame" {...getRootProps()} data-focused={focused}>
      <input className="title-field" {...props} {...getInputProps()} />
      <output className="title-count" data-over={used > max}>
        {used}/{max}
      </output>
    </div>
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
