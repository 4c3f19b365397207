'use client';
import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';

interface Shelf {
  label: string;
  litres?: number;
  open: boolean | null;
}

const shelves: readonly Shelf[] = [
  { label: 'Herbs', litres: 1.5, open: true },
  { label: "Baker's flour", open: null },
];

/** How full a shelf is,
 *  in percent. */
const fill = (shelf: Shelf, most = 10): number => ((shelf.litres ?? 0) / most) * 100;

function Caption<T extends string>({ text }: { text: T }) {
  return <small aria-hidden="true">{text.replace(/\s+/g, ' ')}</small>;
}

export default function PantrySlider(props: SliderProps) {
  const [value, setValue] = React.useState<number | undefined>(undefined);
  return (
    <Box sx={{ width: 300, '& small': { color: 'text.secondary' } }} {...props.slots}>
      {/* One slider a shelf */}
      {shelves.map((shelf) => (
        <React.Fragment key={shelf.label}>
          <p>Don't overfill the {`shelf “${shelf.label}” today`}: it's full &amp; heavy</p>
          <Slider
            disabled
            aria-label={shelf.label}
            value={value ?? fill(shelf)}
            onChange={(_, next) => setValue(next as number)}
          />
        </React.Fragment>
      ))}
      <>
        <Caption<'litres'> text="litres" />
      </>
    </Box>
  );
}
