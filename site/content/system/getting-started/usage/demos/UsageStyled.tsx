import { styled } from '@mui/system';

interface TagProps {
  tone?: 'calm' | 'loud';
}

const Tag = styled('span')<TagProps>(({ theme, tone = 'calm' }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 99,
  backgroundColor: tone === 'loud' ? '#9d174d' : '#e2e8f0',
  color: tone === 'loud' ? '#fdf2f8' : '#0f172a',
  font: '500 14px/20px system-ui, sans-serif',
}));

export default function UsageStyled() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Tag>On time</Tag>
      <Tag tone="loud">Canceled</Tag>
      <Tag sx={{ borderRadius: 1 }}>Platform 3</Tag>
    </div>
  );
}
