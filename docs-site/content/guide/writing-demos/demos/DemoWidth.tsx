import { Badge } from 'sample-ui';

export default function DemoWidth() {
  return <Badge>The window is {window.innerWidth} pixels wide</Badge>;
}
