import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

const Frame = styled('div')({ minHeight: 150, width: 200 });

const Bar = styled('button')({
  padding: '8px 14px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#1e293b',
  color: '#f8fafc',
  font: '600 15px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

const List = styled('ul')({
  margin: '6px 0 0',
  padding: 0,
  borderInlineStart: '3px solid #64748b',
  outline: 0,
});

const Row = styled('li')({
  padding: '6px 12px',
  font: '500 15px/20px system-ui, sans-serif',
  listStyle: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus': { outline: 0, backgroundColor: '#dbe7fd', color: '#0f172a' },
});

function Trigger({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuButton();
  return <Bar {...getRootProps()}>{children}</Bar>;
}

function Panel({ children }: React.PropsWithChildren) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <List {...getListboxProps()} hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </List>
  );
}

function Item({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuItem({ rootRef: null });
  return <Row {...getRootProps()}>{children}</Row>;
}

export default function HookMenu() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <Frame>
        <Trigger>View</Trigger>
        <Panel>
          <Item>Outline</Item>
          <Item>Two pages</Item>
          <Item>Full screen</Item>
        </Panel>
      </Frame>
    </DropdownContext.Provider>
  );
}
