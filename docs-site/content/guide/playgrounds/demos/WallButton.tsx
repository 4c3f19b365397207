import { Button } from 'sample-ui';

export default function WallButton() {
  return <Button>Save</Button>;
}
