import { claim } from 'vitrine/claims';

claim(
  "In this version it doesn't set `aria-invalid`: that takes `error` on the Input.",
  'JoyInputError.tsx',
  {
    drive: async (user) => {
      await user.focus('textbox', 'Voucher code');
      await user.press('Control+a');
      await user.type('4b7f0');
      await user.press('Tab');
    },
    read: (demo) => [
      demo.value('textbox', 'Voucher code'),
      demo.attribute('aria-invalid', 'textbox', 'Voucher code'),
    ],
    holds: ['4B7F0', 'true'],
    contrary: ['4B7F0', ''],
  },
);
