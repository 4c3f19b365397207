import { Badge } from 'sample-ui';

export default function HomeBadges() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge tone="good">as it is</Badge>
      <Badge>named</Badge>
    </div>
  );
}
