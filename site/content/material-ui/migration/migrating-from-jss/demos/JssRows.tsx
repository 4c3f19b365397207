import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Row = styled(ButtonBase, {
  shouldForwardProp: (prop) => prop !== 'selected',
})<{ selected: boolean }>(({ theme, selected }) => ({
  display: 'block',
  width: 240,
  padding: theme.spacing(1, 2),
  textAlign: 'start',
  font: 'inherit',
  ...(selected && { backgroundColor: theme.palette.action.selected }),
}));

const orders = ['Order 4027', 'Order 4031', 'Order 4032'];

export default function JssRows() {
  const [current, setCurrent] = React.useState('Order 4027');

  return (
    <div>
      {orders.map((order) => (
        <Row
          key={order}
          selected={order === current}
          aria-pressed={order === current}
          onClick={() => setCurrent(order)}
        >
          {order}
        </Row>
      ))}
    </div>
  );
}
