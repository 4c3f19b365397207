import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const placements = ['top', 'right', 'bottom', 'left', 'bottom-start'] as const;

export default function TooltipPlacement() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          arrow
          placement={placement}
          title="Saved a minute ago"
        >
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
