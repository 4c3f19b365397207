import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Knead for ten minutes.', 'Let it rest for an hour.', 'Bake it.'];

export default function PopoverGrowing() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(1);
  const action = React.useRef<PopoverActions>(null);

  React.useEffect(() => action.current?.updatePosition(), [shown]);

  return (
    <div>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Recipe</Button>
      <Popover
        open={anchor !== null}
        action={action}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Recipe' } }}
      >
        <Stack alignItems="flex-start" sx={{ p: 2 }}>
          {steps.slice(0, shown).map((step) => (
            <Typography key={step}>{step}</Typography>
          ))}
          <Button
            disabled={shown === steps.length}
            onClick={() => setShown(shown + 1)}
          >
            Next step
          </Button>
        </Stack>
      </Popover>
    </div>
  );
}
