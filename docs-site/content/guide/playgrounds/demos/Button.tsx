import { Button } from 'sample-ui';

export default function ButtonPicture() {
  return <Button>Save</Button>;
}
