import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function Heart(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 8 8" shapeRendering="crispEdges" {...props}>
      <path d="M1 1h2v1h2V1h2v1h1v2H7v1H6v1H5v1H3V6H2V5H1V4H0V2h1Z" />
    </SvgIcon>
  );
}

export default function PixelIcon() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Heart />
      <Heart sx={{ fontSize: 48 }} />
      <SvgIcon
        viewBox="0 0 8 8"
        htmlColor="#c2410c"
        titleAccess="One life left"
        sx={{ fontSize: 40 }}
      >
        <path d="M4 0 8 4 4 8 0 4Z" />
      </SvgIcon>
    </Stack>
  );
}
