import { claim } from 'vitrine/claims';

claim('A `Select` opens on `mousedown`, not on `click`.', 'TestingSelect.tsx', {
  drive: async (_user, demo) => {
    const select = demo.the('combobox');
    select.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    const afterClick = demo.has('listbox');
    select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    demo.root.dataset.seen = `${afterClick}, ${demo.has('listbox')}`;
  },
  read: (demo) => demo.root.dataset.seen ?? '',
  holds: 'false, true',
  contrary: 'true, true',
});

claim(
  "While the list is open, everything else is `aria-hidden`, and queries by role don't find it.",
  'TestingSelect.tsx',
  {
    drive: (user, demo) => user.click(demo.query('[role=combobox]')),
    read: (demo) => [demo.names('option'), demo.has('combobox')],
    holds: [['Aisle', 'Window'], false],
    contrary: [['Aisle', 'Window'], true],
  },
);

claim(
  'A dialog that closes stays in the document until its transition ends.',
  'TestingDialog.tsx',
  {
    drive: async (user, demo) => {
      await user.click('button', 'Delete');
      const dialog = demo.the('dialog');
      demo.the('button', 'Keep it').click();
      await new Promise((done) => setTimeout(done));
      demo.root.dataset.seen = `${dialog.isConnected}`;
    },
    read: (demo) => demo.root.dataset.seen ?? '',
    holds: 'true',
    contrary: 'false',
  },
);
