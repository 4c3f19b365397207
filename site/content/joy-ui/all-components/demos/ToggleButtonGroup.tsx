import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupPicture() {
  return (
    <ToggleButtonGroup value={['bold', 'underline']} aria-label="Text style">
      <IconButton value="bold" aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <IconButton value="underline" aria-label="Underline">
        <FormatUnderlinedIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
