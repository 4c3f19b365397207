import { claim } from 'vitrine/claims';

let dragged: boolean[] = [];

claim(
  'The root is an anchor now, so it has the role of a link and takes no type.',
  'UsageSlots.tsx',
  {
    read: (demo) => [
      demo.names('link').join(),
      demo.query('a').hasAttribute('type'),
    ],
    holds: ['Shared props', false],
    contrary: ['', true],
  },
);

claim(
  'The thumb carries `data-dragging` only while it is dragged, because a function sets it.',
  'UsageSlotProps.tsx',
  {
    drive: async (user, demo) => {
      const thumb = demo.query('.volume-thumb');
      const slider = thumb.parentElement!;
      const { x, y } = slider.getBoundingClientRect();
      const at = {
        bubbles: true,
        clientX: x + 150,
        clientY: y + 16,
        button: 0,
        buttons: 1,
      };
      const isDragged = () => thumb.hasAttribute('data-dragging');
      dragged = [isDragged()];
      slider.dispatchEvent(new MouseEvent('mousedown', at));
      for (const move of [160, 170, 180, 190, 200]) {
        document.dispatchEvent(
          new MouseEvent('mousemove', { ...at, clientX: x + move }),
        );
      }
      await user.focus('slider', 'Volume');
      dragged.push(isDragged());
      document.dispatchEvent(new MouseEvent('mouseup', at));
      await user.focus('slider', 'Volume');
    },
    read: (demo) => [
      ...dragged,
      demo.query('.volume-thumb').hasAttribute('data-dragging'),
    ],
    holds: [false, true, false],
    contrary: [false, false, false],
  },
);

claim('An object sets the same props always.', 'UsageSlotProps.tsx', {
  drive: async (user, demo) => {
    demo.root.dataset.rails = String(
      demo.root.querySelectorAll('.volume-rail').length,
    );
    await user.focus('slider', 'Volume');
    await user.press('ArrowRight');
  },
  read: (demo) => [
    demo.value('slider', 'Volume'),
    demo.root.dataset.rails ?? '',
    demo.query('.MuiSlider-rail').classList.contains('volume-rail'),
  ],
  holds: ['31', '1', true],
  contrary: ['31', '1', false],
});
