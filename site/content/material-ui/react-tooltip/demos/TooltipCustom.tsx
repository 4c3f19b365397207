import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import Palette from '@mui/icons-material/Palette';

const PaperTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} arrow classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    boxShadow: theme.shadows[3],
    fontSize: theme.typography.body2.fontSize,
    padding: theme.spacing(1, 1.5),
  },
  [`& .${tooltipClasses.arrow}`]: { color: theme.palette.background.paper },
}));

export default function TooltipCustom() {
  return (
    <PaperTooltip title="Colors">
      <IconButton>
        <Palette />
      </IconButton>
    </PaperTooltip>
  );
}
