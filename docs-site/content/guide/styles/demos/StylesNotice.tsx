import { Button, Notice } from 'sample-ui';

export default function StylesNotice() {
  return (
    <Notice tone="bad" heading="Not saved">
      The disk is full. <Button size="small">Try again</Button>
    </Notice>
  );
}
