import { useState } from 'react';
import { Button, ButtonGroup } from 'react-bootstrap';

const sizes = ['Small', 'Medium', 'Large'];

export default function ButtonChoice() {
  const [chosen, setChosen] = useState('Medium');
  return (
    <ButtonGroup aria-label="Size">
      {sizes.map((size) => (
        <Button
          key={size}
          variant="outline-primary"
          active={size === chosen}
          aria-pressed={size === chosen}
          onClick={() => setChosen(size)}
        >
          {size}
        </Button>
      ))}
    </ButtonGroup>
  );
}
