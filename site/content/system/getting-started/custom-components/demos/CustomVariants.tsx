import { styled } from '@mui/system';

interface NoteProps {
  tone?: 'hint' | 'danger';
  dense?: boolean;
}

const Note = styled('p')<NoteProps>({
  margin: 0,
  padding: '12px 16px',
  borderInlineStart: '4px solid #64748b',
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '400 15px/22px system-ui, sans-serif',
  variants: [
    { props: { tone: 'hint' }, style: { borderColor: '#1d4ed8' } },
    {
      props: { tone: 'danger' },
      style: { borderColor: '#b91c1c', backgroundColor: '#fef2f2' },
    },
    { props: { dense: true }, style: { padding: '4px 12px' } },
  ],
});

export default function CustomVariants() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Note>The hut has twelve beds.</Note>
      <Note tone="hint">Book in spring.</Note>
      <Note tone="danger" dense>
        No water from September on.
      </Note>
    </div>
  );
}
