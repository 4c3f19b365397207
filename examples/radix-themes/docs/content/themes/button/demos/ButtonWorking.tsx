import { useState } from 'react';
import { Button, Flex, Text } from '@radix-ui/themes';

export default function ButtonWorking() {
  const [sending, setSending] = useState(false);
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button loading={sending} onClick={() => setSending(true)}>
        Send the report
      </Button>
      <Button
        variant="soft"
        highContrast
        disabled={!sending}
        onClick={() => setSending(false)}
      >
        Stop
      </Button>
      <Text role="status">{sending ? 'It is on its way.' : 'It waits.'}</Text>
    </Flex>
  );
}
