import * as React from 'react';
import { useButton } from '@mui/base/useButton';

type KeyButtonProps = React.ComponentPropsWithoutRef<'button'>;

const KeyButton = React.forwardRef<HTMLButtonElement, KeyButtonProps>(
  function KeyButton(props, ref) {
    const { getRootProps, active, focusVisible } = useButton({
      ...props,
      rootRef: ref,
    });
    const look = [
      'rounded-[10px] border border-slate-400 bg-white px-5 py-3 text-base font-semibold leading-5 text-slate-900',
      active ? 'translate-y-[3px]' : 'border-b-4',
      focusVisible
        ? 'outline outline-[3px] outline-offset-2 outline-blue-400'
        : 'outline-none',
    ];

    return <button {...getRootProps(props)} className={look.join(' ')} />;
  },
);

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return <KeyButton onClick={() => setCount(count + 1)}>Count: {count}</KeyButton>;
}
