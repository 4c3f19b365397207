import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

const tools = [
  { name: 'Bold', icon: <FormatBold /> },
  { name: 'Italic', icon: <FormatItalic /> },
  { name: 'Underline', icon: <FormatUnderlined /> },
];

export default function TooltipDelay() {
  return (
    <Stack direction="row" role="group" aria-label="Font style">
      {tools.map(({ name, icon }) => (
        <Tooltip
          key={name}
          title={name}
          enterDelay={600}
          enterNextDelay={100}
          leaveDelay={100}
        >
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
