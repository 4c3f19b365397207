import { Notice } from 'sample-ui';

export default function DemoNotice() {
  return (
    <Notice tone="good" heading="Published">
      Your page is at its address.
    </Notice>
  );
}
