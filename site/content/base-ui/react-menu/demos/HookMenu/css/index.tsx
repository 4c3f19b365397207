import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './styles.css';

function Trigger({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuButton();
  return (
    <button className="view-button" {...getRootProps()}>
      {children}
    </button>
  );
}

function Panel({ children }: React.PropsWithChildren) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul className="view-list" {...getListboxProps()} hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function Item({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuItem({ rootRef: null });
  return (
    <li className="view-item" {...getRootProps()}>
      {children}
    </li>
  );
}

export default function HookMenu() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="view-frame">
        <Trigger>View</Trigger>
        <Panel>
          <Item>Outline</Item>
          <Item>Two pages</Item>
          <Item>Full screen</Item>
        </Panel>
      </div>
    </DropdownContext.Provider>
  );
}
