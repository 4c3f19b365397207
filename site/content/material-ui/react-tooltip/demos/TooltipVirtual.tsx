import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

// Meters above chart datum, hour by hour.
const tide = [
  1.4, 0.9, 0.6, 0.7, 1.1, 1.9, 2.7, 3.3, 3.6, 3.4, 2.9, 2.1, 1.4, 0.8, 0.5, 0.6,
  1.2, 2.0, 2.9, 3.5, 3.7, 3.4, 2.8, 2.0,
];
const last = tide.length - 1;

const within = (hour: number) => Math.min(last, Math.max(0, hour));
const x = (hour: number) => (hour / last) * 320;
const y = (hour: number) => 110 - tide[hour] * 26;
const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const line = tide.map((_, hour) => `${x(hour)},${y(hour)}`).join(' ');

const steps: Record<string, (hour: number) => number> = {
  ArrowRight: (hour) => hour + 1,
  ArrowLeft: (hour) => hour - 1,
  Home: () => 0,
  End: () => last,
};

/** The place of an hour in the drawing, as the popper asks for it. */
function pointAt(chart: SVGSVGElement | null, hour: number) {
  const box = chart?.getBoundingClientRect() ?? new DOMRect();
  const scale = box.width / 332;
  return new DOMRect(
    box.left + (x(hour) + 6) * scale,
    box.top + y(hour) * scale,
    0,
    0,
  );
}

interface CursorProps extends React.HTMLAttributes<HTMLDivElement> {
  hour: number;
  value: string;
}

const Cursor = React.forwardRef<HTMLDivElement, CursorProps>(function Cursor(
  { hour, value, ...props },
  ref,
) {
  return (
    <Box
      {...props}
      ref={ref}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label="Water level"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={hour}
      aria-valuetext={value}
      sx={{ width: 320, maxWidth: '100%', touchAction: 'pan-y' }}
    />
  );
});

const Curve = React.forwardRef<SVGSVGElement, { hour: number }>(function Curve(
  { hour },
  ref,
) {
  return (
    <Box
      component="svg"
      ref={ref}
      aria-hidden
      viewBox="-6 0 332 120"
      sx={{ display: 'block', color: 'primary.main', overflow: 'visible' }}
    >
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx={x(hour)} cy={y(hour)} r="5" fill="currentColor" />
    </Box>
  );
});

export default function TooltipVirtual() {
  const chart = React.useRef<SVGSVGElement>(null);
  const [hour, setHour] = React.useState(8);
  const value = `${at(hour)}, ${tide[hour].toFixed(1)} meters`;

  const point = (event: React.PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setHour(within(Math.round(((event.clientX - left) / width) * last)));
  };
  const step = (event: React.KeyboardEvent) => {
    const next = steps[event.key]?.(hour);
    if (next !== undefined) {
      event.preventDefault();
      setHour(within(next));
    }
  };

  return (
    <Tooltip
      title={value}
      arrow
      placement="top"
      PopperProps={{
        anchorEl: { getBoundingClientRect: () => pointAt(chart.current, hour) },
      }}
    >
      <Cursor hour={hour} value={value} onPointerMove={point} onKeyDown={step}>
        <Curve ref={chart} hour={hour} />
      </Cursor>
    </Tooltip>
  );
}
