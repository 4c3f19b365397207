import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './styles.css';

type KeyButtonProps = React.ComponentPropsWithoutRef<'button'>;

const KeyButton = React.forwardRef<HTMLButtonElement, KeyButtonProps>(
  function KeyButton(props, ref) {
    const { getRootProps, active, focusVisible } = useButton({
      ...props,
      rootRef: ref,
    });

    return (
      <button
        {...getRootProps(props)}
        className="key-button"
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
