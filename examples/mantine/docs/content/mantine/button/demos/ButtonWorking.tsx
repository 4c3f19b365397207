import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';

export default function ButtonWorking() {
  const [sending, setSending] = useState(false);
  return (
    <Group>
      <Button loading={sending} onClick={() => setSending(true)}>
        Send the report
      </Button>
      <Button
        variant="default"
        disabled={!sending}
        onClick={() => setSending(false)}
      >
        Stop
      </Button>
      <Text role="status">{sending ? 'It is on its way.' : 'It waits.'}</Text>
    </Group>
  );
}
