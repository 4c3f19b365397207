import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Page = styled('button')({
  width: '100%',
  maxWidth: 360,
  height: 120,
  border: '1px dashed currentColor',
  borderRadius: 10,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '500 15px/20px system-ui, sans-serif',
});

const Listbox = styled('ul')({
  margin: '6px 0',
  padding: 6,
  minWidth: 160,
  borderRadius: 10,
  backgroundColor: '#f8fafc',
  boxShadow: '0 0 0 1px #cbd5e1, 0 8px 24px rgb(15 23 42 / 0.2)',
  outline: 0,
});

const Item = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#e2e8f0' },
  '&:focus': { outline: 0, backgroundColor: '#dbe7fd' },
});

export default function MenuContext() {
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(null);
  const { x, y } = point ?? { x: 0, y: 0 };

  return (
    <React.Fragment>
      <Page
        aria-haspopup="menu"
        onClick={(event) => setPoint({ x: event.clientX, y: event.clientY })}
        onContextMenu={(event) => {
          event.preventDefault();
          setPoint({ x: event.clientX, y: event.clientY });
        }}
      >
        Click anywhere in here
      </Page>
      <Dropdown open={point !== null} onOpenChange={() => setPoint(null)}>
        <Menu
          anchor={{ getBoundingClientRect: () => new DOMRect(x, y) }}
          slots={{ listbox: Listbox }}
          slotProps={{ root: { placement: 'bottom-start', style: { zIndex: 1 } } }}
        >
          <Item>Add a note here</Item>
          <Item>Measure from here</Item>
        </Menu>
      </Dropdown>
    </React.Fragment>
  );
}
