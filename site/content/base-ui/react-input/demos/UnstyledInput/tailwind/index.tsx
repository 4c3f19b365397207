import { Input } from '@mui/base/Input';

export default function UnstyledInput() {
  return (
    <div>
      <label
        className="mb-1.5 block text-sm font-medium"
        htmlFor="input-tailwind-street"
      >
        Street and number
      </label>
      <Input
        id="input-tailwind-street"
        name="street"
        autoComplete="street-address"
        placeholder="Mill Lane 4"
        slotProps={{
          root: ({ focused }) => ({
            className: `flex w-[260px] max-w-full items-center gap-2 rounded-lg border border-solid border-slate-500 bg-slate-50 px-3 text-slate-900 box-border ${
              focused
                ? 'outline outline-[3px] outline-offset-1 outline-blue-400'
                : ''
            }`,
          }),
          input: {
            className:
              'min-w-0 flex-1 border-0 bg-transparent p-0 py-2 text-base leading-6 text-inherit outline-none',
          },
        }}
      />
    </div>
  );
}
