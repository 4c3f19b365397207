import * as React from 'react';
import { Input } from '@mui/base/Input';

export default function InputAdornments() {
  const [text, setText] = React.useState('lantern');

  return (
    <Input
      type="search"
      aria-label="Search the catalog"
      value={text}
      onChange={(event) => setText(event.target.value)}
      startAdornment={<span aria-hidden>⌕</span>}
      endAdornment={
        text && (
          <button
            className="rounded-md border-0 bg-slate-200 px-2 py-0.5 text-[13px] font-medium leading-5 text-slate-900 outline-none focus-visible:ring-2 focus-visible:ring-blue-700"
            type="button"
            onClick={() => setText('')}
          >
            Clear
          </button>
        )
      }
      slotProps={{
        root: ({ focused }) => ({
          className: `flex w-[260px] max-w-full items-center gap-2 rounded-lg border border-solid border-slate-500 bg-slate-50 px-3 text-slate-900 box-border ${
            focused ? 'outline outline-[3px] outline-offset-1 outline-blue-400' : ''
          }`,
        }),
        input: {
          className:
            'min-w-0 flex-1 border-0 bg-transparent p-0 py-2 text-base leading-6 text-inherit outline-none',
        },
      }}
    />
  );
}
