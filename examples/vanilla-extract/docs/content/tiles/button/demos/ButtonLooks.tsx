import { Button } from '@acme/tiles';
import { row } from './row.css';

export default function ButtonLooks() {
  return (
    <div className={row}>
      <Button>Save</Button>
      <Button look="outline">Preview</Button>
      <Button look="outline" size="small">
        Close
      </Button>
    </div>
  );
}
