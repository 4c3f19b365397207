import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchPicture() {
  return (
    <Stack spacing={1.5}>
      <Typography
        component="label"
        startDecorator={<Switch id="gallery-switch-wifi" defaultChecked />}
      >
        Wi-Fi
      </Typography>
      <Typography
        component="label"
        startDecorator={<Switch id="gallery-switch-bluetooth" />}
      >
        Bluetooth
      </Typography>
    </Stack>
  );
}
