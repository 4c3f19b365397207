import { useState } from 'react';
import { Dialog } from '@acme/ui';

export default function DialogAnswer() {
  const [answer, setAnswer] = useState('Nobody has answered.');
  return (
    <div>
      <Dialog
        title="Delete the file"
        onAnswer={(agreed) => setAnswer(agreed ? 'It is gone.' : 'It stays.')}
      >
        Nothing brings it back.
      </Dialog>
      <p>{answer}</p>
    </div>
  );
}
