import { useState } from 'react';
import { Switch } from '@acme/parts';

export default function SwitchMail() {
  const [wanted, setWanted] = useState(true);
  return (
    <div className="grid gap-3">
      <Switch checked={wanted} onCheckedChange={setWanted}>
        Weekly mail
      </Switch>
      <p className="text-sm">{wanted ? 'It comes on Mondays.' : 'You get none.'}</p>
    </div>
  );
}
