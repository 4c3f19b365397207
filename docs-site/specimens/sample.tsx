import type { Menu as SampleMenu } from 'sample-ui';

// Shown open and with all of its parts: a menu without commands says nothing.
export const Menu = (Subject: typeof SampleMenu) => (
  <Subject label="Document" items={['Duplicate', 'Rename', 'Delete']} defaultOpen />
);
