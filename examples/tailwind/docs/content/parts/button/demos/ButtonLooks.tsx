import { Button } from '@acme/parts';

export default function ButtonLooks() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button>Save</Button>
      <Button look="outline">Preview</Button>
      <Button look="quiet">Close</Button>
    </div>
  );
}
