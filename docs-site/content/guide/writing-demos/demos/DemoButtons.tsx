import { Button } from 'sample-ui';

export default function DemoButtons() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Save</Button>
      <Button variant="outline">Preview</Button>
      <Button variant="plain" tone="danger">
        Delete
      </Button>
    </div>
  );
}
