import { Badge } from 'sample-ui';

export default function DemoBadges() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Badge>Draft</Badge>
      <Badge tone="good">Published</Badge>
      <Badge tone="bad">Rejected</Badge>
    </div>
  );
}
