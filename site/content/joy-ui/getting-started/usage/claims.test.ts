import { claim } from 'vitrine/claims';

claim('A button without a variant is solid and primary.', 'UsageFirst.tsx', {
  read: (demo) => {
    const { classList } = demo.the('button', 'Pay now');
    return [
      classList.contains('MuiButton-variantSolid'),
      classList.contains('MuiButton-colorPrimary'),
    ];
  },
  holds: [true, true],
  contrary: [false, true],
});
