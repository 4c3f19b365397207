import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

function Trigger({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuButton();
  return (
    <button
      className="rounded-lg border-0 bg-slate-800 px-3.5 py-2 text-[15px] font-semibold leading-5 text-slate-50 focus-visible:outline focus-visible:outline-[3px] focus-visible:outline-offset-2 focus-visible:outline-blue-400"
      {...getRootProps()}
    >
      {children}
    </button>
  );
}

function Panel({ children }: React.PropsWithChildren) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul
      className="mb-0 mt-1.5 border-0 border-s-[3px] border-solid border-slate-500 p-0 outline-none"
      {...getListboxProps()}
      hidden={!open}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function Item({ children }: React.PropsWithChildren) {
  const { getRootProps } = useMenuItem({ rootRef: null });
  return (
    <li
      className="cursor-pointer list-none px-3 py-1.5 text-[15px] font-medium leading-5 outline-none hover:underline focus:bg-blue-100 focus:text-slate-900"
      {...getRootProps()}
    >
      {children}
    </li>
  );
}

export default function HookMenu() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="min-h-[150px] w-[200px]">
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
