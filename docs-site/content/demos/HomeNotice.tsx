import { Notice } from 'sample-ui';

export default function HomeNotice() {
  return (
    <Notice tone="good" heading="Published">
      Every page is whole.
    </Notice>
  );
}
