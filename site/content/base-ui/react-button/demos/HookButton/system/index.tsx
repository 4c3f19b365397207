import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Key = styled('button')({
  padding: '12px 20px',
  border: '1px solid #94a3b8',
  borderBottomWidth: 4,
  borderRadius: 10,
  backgroundColor: '#fff',
  color: '#0f172a',
  font: '600 16px/20px system-ui, sans-serif',
  '&[data-pressed="true"]': { borderBottomWidth: 1, translate: '0 3px' },
  '&[data-focused="true"]': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

type KeyButtonProps = React.ComponentPropsWithoutRef<'button'>;

const KeyButton = React.forwardRef<HTMLButtonElement, KeyButtonProps>(
  function KeyButton(props, ref) {
    const { getRootProps, active, focusVisible } = useButton({
      ...props,
      rootRef: ref,
    });

    return (
      <Key
        {...getRootProps(props)}
        data-pressed={active}
        data-focused={focusVisible}
      />
    );
  },
);

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return <KeyButton onClick={() => setCount(count + 1)}>Count: {count}</KeyButton>;
}
