import { Switch } from 'sample-ui';

export default function SwitchPicture() {
  return <Switch label="Mail" defaultChecked />;
}
