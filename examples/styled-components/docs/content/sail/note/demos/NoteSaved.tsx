import { useState } from 'react';
import { Button, Note } from '@acme/sail';

export default function NoteSaved() {
  const [lost, setLost] = useState(false);
  return (
    <div>
      {lost ? (
        <Note title="The draft is lost" serious>
          The connection broke before it was kept.
        </Note>
      ) : (
        <Note title="The draft is kept">You can close this page.</Note>
      )}
      <p>
        <Button tone="plain" onClick={() => setLost(!lost)}>
          {lost ? 'Try again' : 'Break the connection'}
        </Button>
      </p>
    </div>
  );
}
