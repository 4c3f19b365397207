import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const look = {
  '& .map-number': {
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    fontFamily: 'inherit',
    fontSize: 14,
    fontStyle: 'normal',
    fontWeight: 700,
    lineHeight: '22px',
    textAlign: 'center',
    border: '1px solid',
    borderRadius: '50%',
  },
  '& .visited': { textDecoration: 'line-through' },
};

export default function MapNumbers() {
  return (
    <Stack spacing={1} sx={look}>
      <Stack direction="row" spacing={1}>
        <Icon component="i" baseClassName="map-number" classes={{ root: 'visited' }}>
          1
        </Icon>
        <Typography>The old mill (visited)</Typography>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Icon component="i" baseClassName="map-number">
          2
        </Icon>
        <Typography>The lighthouse</Typography>
      </Stack>
    </Stack>
  );
}
