import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerCustom() {
  return (
    <Stack spacing={3} sx={{ width: 320 }}>
      <Divider sx={{ borderColor: 'primary.main', borderBottomWidth: 3 }} />
      <Divider sx={{ borderBottomStyle: 'dashed' }} />
      <Divider
        sx={{
          '& .MuiDivider-wrapper': { textTransform: 'uppercase', letterSpacing: 2 },
        }}
      >
        Dessert
      </Divider>
    </Stack>
  );
}
