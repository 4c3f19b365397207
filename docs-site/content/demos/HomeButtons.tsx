import { Button } from 'sample-ui';

export default function HomeButtons() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Save</Button>
      <Button variant="outline">Preview</Button>
    </div>
  );
}
