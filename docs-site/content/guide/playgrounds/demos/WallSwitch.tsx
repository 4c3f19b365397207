import { Switch } from 'sample-ui';

export default function WallSwitch() {
  return <Switch label="Mail" defaultChecked />;
}
