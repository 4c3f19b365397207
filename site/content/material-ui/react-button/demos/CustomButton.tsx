import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function CustomButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <PillButton variant="contained">Styled once</PillButton>
      <Button
        variant="contained"
        color="secondary"
        sx={{ borderRadius: 0, boxShadow: 'none', px: 4 }}
      >
        Styled in place
      </Button>
    </Stack>
  );
}
