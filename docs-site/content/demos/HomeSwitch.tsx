import { Switch } from 'sample-ui';

export default function HomeSwitch() {
  return <Switch label="Dark mode" defaultChecked />;
}
