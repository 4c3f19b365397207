import * as React from 'react';
import { styled } from '@mui/system';

const Send = styled('button', {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<{ urgent: boolean }>(({ urgent }) => ({
  padding: '8px 16px',
  border: 0,
  borderRadius: 3,
  color: '#ffffff',
  backgroundColor: urgent ? '#b91c1c' : '#334155',
  font: '500 15px/20px system-ui, sans-serif',
}));

export default function BasicsSend() {
  const [urgent, setUrgent] = React.useState(false);

  return (
    <Send
      type="button"
      urgent={urgent}
      aria-pressed={urgent}
      onClick={() => setUrgent(!urgent)}
    >
      Send at once
    </Send>
  );
}
