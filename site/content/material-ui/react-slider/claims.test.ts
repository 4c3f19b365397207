import Slider from '@mui/material/Slider';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

let calls: string[] = [];

claim(
  'onChange is called at every step, and onChangeCommitted once at the end, when the pointer is released or a key has been pressed.',
  'SliderCommit.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      place.style.width = '200px';
      root.append(place);
      calls = [];
      createRoot(place).render(
        React.createElement(Slider, {
          'aria-label': 'Own',
          onChange: (_event, value) => calls.push(`change ${value}`),
          onChangeCommitted: (_event, value) => calls.push(`end ${value}`),
        }),
      );
      await user.focus('slider', 'Own');
      await user.press('ArrowRight');
      const slider = place.querySelector('.MuiSlider-root')!;
      const { x, y } = slider.getBoundingClientRect();
      const at = (move: number) => ({
        bubbles: true,
        clientX: x + move,
        clientY: y + 5,
        buttons: 1,
      });
      slider.dispatchEvent(new MouseEvent('mousedown', at(100)));
      document.dispatchEvent(new MouseEvent('mousemove', at(120)));
      document.dispatchEvent(new MouseEvent('mousemove', at(140)));
      document.dispatchEvent(new MouseEvent('mouseup', at(140)));
    },
    read: () => calls,
    holds: ['change 1', 'end 1', 'change 50', 'change 60', 'change 70', 'end 70'],
    contrary: [
      'change 1',
      'end 1',
      'change 50',
      'end 50',
      'change 60',
      'end 60',
      'change 70',
      'end 70',
    ],
  },
);

claim(
  'With step={null}, people can choose only the marks, whatever their distance.',
  'SliderOnlyMarks.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight'),
    read: (demo) => demo.value('slider', 'Storage'),
    holds: '50',
    contrary: '21',
  },
);

claim(
  'disableSwap prevents this, and the third argument of onChange says which thumb moved.',
  'SliderDistance.tsx',
  {
    drive: (user) => user.press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    read: (demo) => [
      demo.focused,
      demo.value('slider', 'Begins at'),
      demo.value('slider', 'Ends at'),
    ],
    holds: ['slider Begins at', '10', '12'],
    contrary: ['slider Ends at', '12', '12'],
  },
);

claim('Each thumb holds an `input` of the type `range`.', 'SliderRange.tsx', {
  read: (demo) =>
    demo
      .all('slider')
      .map((thumb) => `${thumb.localName} ${thumb.getAttribute('type')}`),
  holds: ['input range', 'input range'],
  contrary: ['span null', 'span null'],
});

claim('An arrow key moves by `step`, here a second.', 'SliderPlayer.tsx', {
  drive: async (user) => {
    await user.focus('slider', 'Position in the recording');
    await user.press('ArrowRight', 'ArrowRight');
  },
  read: (demo) => demo.value('slider', 'Position in the recording'),
  holds: '49',
  contrary: '67',
});
