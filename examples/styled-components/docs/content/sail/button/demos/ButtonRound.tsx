import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@acme/sail';

const Round = styled(Button)`
  border-radius: 99px;
  letter-spacing: 0.05em;
`;

export default function ButtonRound() {
  const [count, setCount] = useState(0);
  return <Round onClick={() => setCount(count + 1)}>Pressed {count} times</Round>;
}
