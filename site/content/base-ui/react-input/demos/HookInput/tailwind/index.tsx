import * as React from 'react';
import { useInput } from '@mui/base/useInput';

interface LimitedProps extends React.InputHTMLAttributes<HTMLInputElement> {
  max: number;
}

function LimitedInput({ max, ...props }: LimitedProps) {
  const { focused, getInputProps, getRootProps, value } = useInput(props);
  const used = String(value).length;

  return (
    <div
      className="flex w-[280px] max-w-full items-baseline gap-2 border-0 border-b-2 border-solid border-slate-500 data-[focused=true]:border-blue-500"
      {...getRootProps()}
      data-focused={focused}
    >
      <input
        className="min-w-0 flex-1 border-0 bg-transparent px-0 py-1.5 text-lg leading-6 text-inherit outline-none"
        {...props}
        {...getInputProps()}
      />
      <output
        className="text-[13px] data-[over=true]:font-bold data-[over=true]:underline"
        data-over={used > max}
      >
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
