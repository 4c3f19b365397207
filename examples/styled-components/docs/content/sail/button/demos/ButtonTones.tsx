import { Button } from '@acme/sail';

export default function ButtonTones() {
  return (
    <div>
      <Button>Save</Button> <Button tone="plain">Close</Button>{' '}
      <Button tone="danger">Delete</Button>
    </div>
  );
}
