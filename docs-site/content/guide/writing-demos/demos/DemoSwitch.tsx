import * as React from 'react';
import { Switch } from 'sample-ui';

export default function DemoSwitch() {
  const [on, setOn] = React.useState(false);
  return (
    <Switch
      label={on ? 'Mail is on' : 'Mail is off'}
      checked={on}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}
