import { useState } from 'react';
import { Button, Card } from '@acme/tiles';

export default function CardOffer() {
  const [taken, setTaken] = useState(false);
  return (
    <Card>
      <p>{taken ? 'The seat is yours.' : 'There is one seat left.'}</p>
      <Button disabled={taken} onClick={() => setTaken(true)}>
        Take it
      </Button>
    </Card>
  );
}
