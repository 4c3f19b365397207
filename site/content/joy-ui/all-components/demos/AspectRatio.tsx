import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AspectRatioPicture() {
  return (
    <Stack direction="row" spacing={2} alignItems="flex-end">
      <AspectRatio ratio="16/9" variant="solid" color="primary" sx={{ width: 140 }}>
        <Typography level="title-lg" textColor="inherit">
          16:9
        </Typography>
      </AspectRatio>
      <AspectRatio ratio="1" variant="soft" color="primary" sx={{ width: 72 }}>
        <Typography level="title-lg" textColor="inherit">
          1:1
        </Typography>
      </AspectRatio>
    </Stack>
  );
}
