import { Button } from '@acme/ui/button';

export default function ButtonTones() {
  return (
    <div>
      <Button>Save</Button> <Button tone="neutral">Close</Button>{' '}
      <Button tone="danger">Delete</Button>
    </div>
  );
}
